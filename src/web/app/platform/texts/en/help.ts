/**
 * What each screen is for and what it can do that is not seen at once, in two sentences, by its address: the longest one
 * that fits is shown (platform/help). Sections are addresses below `/admin` and `/user_page`.
 */
export const help = {
  whatIsNew: "What is new",
  staff: {
    "": "What waits for you today, the late things first; each row is finished here or opened where it is done. The dots put a row off for you alone or hand it to a colleague.",
    animals:
      "All animals of the shelter, those who live here and those who have gone home. Filters stay in the address, so a view can be saved, sent to a colleague or opened again tomorrow.",
    animal:
      "Everything the shelter knows about one animal: what happens to it, its care, its papers and what visitors read. What is typed here as a public text is on the website as soon as it is saved.",
    animal_groups:
      "Groups divide the animals among caretakers, who see what concerns theirs first. An animal without a group is nobody's, so nobody is asked.",
    animal_group:
      "The animals and caretakers of one group. The main caretaker decides about applications for its animals.",
    adoptions:
      "All adoptions, from the first letter to the contract; those that wait for us come first. The board shows the same by stage, with how long each one has waited.",
    "adoptions/board":
      "Open adoptions by stage, each with the days it has waited. A column that grows is a step where we keep people waiting.",
    "adoptions/compare":
      "Everybody who wants the same animal, side by side with their answers. Whoever is chosen goes on; the others are told kindly when the contract is accepted.",
    adoption:
      "One person's way to one animal, with what comes next and who has to do it. What stands under “Before you go on” does not forbid a step, but it asks you for a reason.",
    questionnaire:
      "The questions that adopters answer after their application. Who has begun to answer keeps the questions of that day.",
    appointments:
      "Visits to the vet, the groomer and others, today and later; what is past stands behind its own tab. The calendar shows the same hours and people side by side.",
    appointment:
      "One appointment of one animal with the employee who goes along. If somebody has no time, the form says so before it is saved and names the next free hours.",
    calendar:
      "Everything that has an hour: appointments, visits and home checks. Drag an entry to move it, stretch it to make it longer, click an empty place to add one; each of these can be taken back. The sign of a phone gives you a private address for the calendar that you use anyway.",
    tasks:
      "Notes with a day, for one of you or for anybody. On its day a task stands in the list of today until it is done.",
    task: "One task, about an animal, a person, an adoption or nothing. A repeated one makes its next day by itself when it is done.",
    treatments:
      "Doses that are due, by room, to be ticked off while walking through. A batch is confirmed once in a round, after that one tap gives a dose of it.",
    "treatments/batches":
      "Which animals had a dose of which batch. When a batch is called back, everybody who had it is found here.",
    "treatments/rules":
      "What each animal should get by its age, and how often. Switched on, a rule plans doses for the animals in the shelter.",
    intake:
      "A new animal in under a minute: what it is, how it came, where it sleeps. Everything else can be filled in later, and the list of today reminds you of it.",
    board:
      "Who lives where. Drag an animal to another unit, or press its handle and choose; a unit that would be too full says so first.",
    locations: "The buildings and rooms of the shelter and their units. A unit that is closed keeps its history.",
    foster_reports:
      "What foster homes write and send, newest first. A photo that you take over stands among the animal's own.",
    rounds:
      "A walk through the house, unit by unit: doses to give, and how each animal is today. It works without signal: what you do is kept on this device and sent when there is signal again.",
    "rounds/unsent":
      "What this device has not sent yet, and what the shelter refused and why. Nothing is thrown away unless you say so.",
    programs:
      "Tokens let other programs read and write here, each only what it was given; webhooks tell programs what has become of an animal. Revoke what nobody uses any more: “last used” says when a program last came.",
    "programs/token":
      "Give the program only what it needs: it can be refused nothing that is ticked here. The token is shown once, right after it is made.",
    "programs/webhook":
      "Everything that was sent to one address, with what was answered. What did not arrive is tried again for three days, and any message can be sent again by hand, under the same id.",
    import:
      "The past of the shelter, from another system or a table of your own, in four steps. Nothing is written before you have seen what becomes of every row, and all of it can be taken out again.",
    "import/export":
      "Everything about the animals in one file that this program and others can read: for another system, for a research group, or to be sure. It names people, so it asks for your password and tells all admins.",
    twins:
      "Two records that are perhaps one animal or one person. Side by side you choose which one stays and whose facts count; everything else moves over, and 30 days long it can be taken back.",
    waiting:
      "Every animal in care and the one reason why it is not at home yet, the longest needless wait first. Walk through with j and k, and note what was decided.",
    resources: "What is in store and what runs low; visitors see what the shelter asks for. Count with plus and minus.",
    resource:
      "One thing that the shelter needs, with what is there and what would be enough. The first number in its description is the target.",
    donations:
      "Every gift and what became of it at the payment provider. A payment that is not settled is asked about again by itself.",
    "donations/monthly":
      "Who gives every month, and when the next gift is due. A card that fails is tried again, and the giver gets a letter.",
    organisations:
      "Other shelters, rescues, vets and offices, with how to reach them. Animals come from them or go to them.",
    organisation: "One organisation that animals come from or go to. The note is for the staff alone.",
    news: "What visitors read under News. A text with a later day appears on that day by itself.",
    newsletters:
      "Letters to everybody who asked for them. A letter is sent once, in the background; you can see how far it is.",
    messages:
      "What people wrote with the contact form. Answer here: it goes out as a letter, and colleagues see that it was answered.",
    jobs: "Open positions that visitors can apply for. A closed one stays here with its applications.",
    job: "One open position as visitors read it. While it is open, they can apply for it on the website.",
    resumes: "Applications for jobs and for volunteering. Notes are for the staff alone.",
    resume: "One application with its letter. Accepting or rejecting it tells the applicant by letter.",
    users:
      "People with an account: adopters, foster homes, givers. Search by name, e-mail or telephone number as it stands on your phone.",
    user: "One person with their adoptions, notes and files. Notes are for the staff alone, but a person may ask to read what is kept about them.",
    employees: "Who works here and may open the administration. Only admins change this list.",
    employee:
      "One employee, what they do and whether they are an admin. Who leaves is archived: their name stays in what they did.",
    outbox:
      "Every letter that the shelter wrote, and whether it arrived at the mail server. One that failed can be sent again.",
    statistics:
      "How many came, left and stayed, as the field counts it. Choose a span above; every plot has its table, and one page for the council is ready to print.",
    settings:
      "The shelter's own record: name, address, hours, rules. Whatever is changed here changes on every page and in every letter.",
    "settings/texts":
      "Words of pages and letters that you can write yourselves, in each language. The shelter's first words can always be brought back.",
    "settings/feeds":
      "How other websites, portals and programs show your animals and news. What is chosen in the line to paste is drawn below it as visitors there will see it.",
    "settings/visits": "When people can visit and with whom. Booked visits stay when the hours change.",
    "settings/retention":
      "For how long you keep what people have written to you. A new period begins in the night after it was set, so a mistake can be corrected during the day.",
    "settings/reply_templates":
      "Ready answers to what people often ask. They are chosen where a message is answered and can be changed there before sending.",
    "settings/reply_template": "One ready answer. It is a start: whoever uses it can change it before it is sent.",
    lists:
      "The choices that forms offer: breeds, services, kinds of treatment. What is in use is archived, not deleted.",
    audit: "Who changed what and when, each field as it was and as it is. Nobody can change or delete an entry.",
    "background-jobs": "Work that the server does by itself and that failed. Start it again when the cause is gone.",
    status:
      "How the server, its letters, its jobs and its backups are, and what to do where something is wrong. It is looked at every quarter of an hour, and admins are told by letter.",
    backups:
      "Every backup that there is, when it was made and whether it could be restored. Make one at any time; to download one, you show again who you are, because it has everything.",
    "whats-new": "What has changed in this program since you were here last. Each entry leads to where it is.",
  },
  user: {
    "": "Your adoptions, visits and favourites at one glance. What waits for you stands first.",
    profile:
      "Your own data, which you can change at any time. Below you can take all of it with you or close the account.",
    security:
      "What is needed besides your password, and where you are logged in. A passkey is the quickest and the safest; an authenticator app works on every telephone. Keep the recovery codes apart from your device.",
    adoptions: "Your applications and how far each one is. Open one to see what comes next and who has to do it.",
    visits: "Your visits to the shelter. If you cannot come, cancel: somebody else is glad of the hour.",
    foster: "Animals that live with you for a while. Send us a note or a photo: it helps them find a home.",
    donations:
      "What you have given, and your monthly gift if you have one. For each year there is a statement as a PDF.",
  },
};
