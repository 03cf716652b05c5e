/** What is new for staff, one entry for each name in `platform/help/update-names.ts`. */
export const updates = {
  open: "Look at it",
  retention: {
    title: "Kept for as long as you choose",
    text: "Set for how many months messages, letters and ended applications are kept. What is older is erased in the night; without a period, nothing is.",
  },
  backups: {
    title: "Backups on one screen",
    text: "Which there are, whether they could be restored, one more at the press of a button, and one to take along.",
  },
  oneRow: {
    title: "The round is as quick as paper",
    text: "Each animal is one row with large buttons. A record has parts for its adoption and its public page, and the walk past waiting animals is found again from every screen.",
  },
  status: {
    title: "How the server is",
    text: "Database, disk, letters, jobs and backups on one screen, with what to do; and a letter to admins when something goes wrong.",
  },
  takeAlong: {
    title: "Take your data along",
    text: "Everything about the animals in one file, with their pictures, for this program, for a spreadsheet and for other systems.",
  },
  twins: {
    title: "Two records become one",
    text: "The same animal or person twice: both side by side, field by field, and everything moves over. For 30 days it can be undone.",
  },
  elsewhere: {
    title: "Your animals on other sites",
    text: "One line shows your animals on any other website, and portals have their files. Whoever goes home is gone everywhere at once.",
  },
  phone: {
    title: "Your calendar on your phone",
    text: "A private address shows your own appointments and visits in the calendar that you use anyway. You can end it at any time.",
  },
  programs: {
    title: "Programs",
    text: "Your website, a scale or another system works with the shelter through a token of its own, and webhooks tell it when an animal can be adopted, is reserved or has found a home.",
  },
  security: {
    title: "A stolen password opens nothing",
    text: "Passkeys and authenticator apps as a second factor, recovery codes, and where you are logged in. Admins set who needs one in the settings.",
  },
  import: {
    title: "Bring in your past",
    text: "Animals and stays from another system or a table, checked row by row before anything is written, and taken out again if you wish.",
  },
  rounds: {
    title: "The daily round",
    text: "Doses and how each animal is, unit by unit, on a phone and without signal; what you did is sent later, once.",
  },
  record: {
    title: "An animal at one glance",
    text: "The record begins with where the animal is, what it waits for and what is due; its life stands in the middle. The list can be a table.",
  },
  phases: {
    title: "What the days waited for",
    text: "The statistics say how many days in care only waited for us, by month, location and stay.",
  },
  morningLetter: {
    title: "A letter in the morning",
    text: "Below the list of today you can have what waits for you sent to you at six, on days on which something does.",
  },
  help: {
    title: "Help at each screen",
    text: "The question mark beside a title says in two sentences what the screen is for. New things are listed here.",
  },
  waiting: {
    title: "What each animal waits for",
    text: "Every animal in care says why it is not at home yet and whose move it is. The rounds go past all of them, the longest needless wait first.",
  },
  tasks: {
    title: "Tasks",
    text: "Notes with a day, for one of you or anybody, once or again and again. They stand in the list of today.",
  },
  files: {
    title: "Files",
    text: "Animals, people, adoptions and treatments have files: PDF and pictures, dropped, chosen or photographed.",
  },
  calendar: {
    title: "The calendar has hours",
    text: "A month, a week, a day, and all people side by side. Entries are dragged, stretched or moved with the arrow keys, and every move can be taken back.",
  },
  plots: {
    title: "Plots that can be shown",
    text: "With axes, last year's line and values at the pointer. A picture of each can be saved, and one page for the council is ready to print.",
  },
  firstScreen: {
    title: "A shorter first screen",
    text: "What is late in one line, then five rows of each kind. A row is put off, or handed to a colleague; the menu folds.",
  },
  goingOn: {
    title: "Before you go on",
    text: "Before a contract you see what is missing, and a contract that is not accepted yet can be taken back.",
  },
};
