import { plural } from "../plural.ts";

/** What every form and list of the administration may say (spec §8; rules §1). */
const lists = {
  page: "Page must be a whole number from 1.",
  pageSize: (most: number) => `Page size must be a whole number from 1 to ${most}.`,
  all: "all must be true or false.",
  archived: "archived must be true or false.",
  retired: "retired must be true or false.",
  sort: (names: string) => `Sort by one of ${names}, with - before it to turn it around.`,
  oneOf: (field: string, values: string) => `${field} must be one of ${values}.`,
  searchTooShort: (letters: number) => `Type at least ${letters} letters.`,
  day: "Use a day as YYYY-MM-DD.",
  recordNumber: "Use the number of a record.",
  saveFailed: "Something went wrong while saving.",
  operationFailed: "Operation failed.",
  changedMeanwhile:
    "Somebody else changed this while you were writing. Nothing of yours is saved yet: choose what stays.",
};

const groups = {
  notFound: "Group not found.",
  loadFailed: "Error loading animal groups.",
  deleteFailed: "Operation failed.",
  nameRequired: "Name is required.",
  nameTaken: "A group with this name already exists.",
  invalidAnimal: "Invalid animal.",
  hasAnimals: "This group has animals. Move them to other groups before deleting it.",
  viewOnly: "You don’t have permission to manage caretakers. Viewing only.",
};

const caretakers = {
  required: "Select an employee.",
  invalid: "Invalid employee.",
  taken: "This employee is already assigned to the group.",
  notFound: "This employee is not assigned to the group.",
  mainRequired: "Choose whether this is the main caretaker.",
  added: "Caretaker added.",
  updated: "Updated caretaker role.",
  removed: "Caretaker removed.",
  addFailed: "Failed to add caretaker.",
  updateFailed: "Failed to update caretaker.",
  removeFailed: "Failed to remove caretaker.",
};

const appointments = {
  animal: "Please select an animal.",
  adopted: "This animal has found a home already.",
  employee: "Please select an employee.",
  service: "Please select a service type.",
  purpose: "Please enter the purpose of the visit.",
  date: "Please select an appointment date.",
  future: "Appointment date must be in the future.",
  isToCome: "This appointment is still to come. That it took place can be said from a quarter of an hour before it.",
  begun: "This appointment has begun or is over.",
  animalBusy: "This animal already has an appointment at this time.",
  employeeBusy: "This employee already has an appointment at this time.",
  minutes: "Use a whole number of minutes from 5 to 240.",
  notFound: "Appointment not found.",
  loadFailed: "Error loading Appointments.",
  deleteFailed: "Failed to delete appointment.",
};

const tasks = {
  title: "Say in a line what is to be done.",
  dayMissing: "Choose a day.",
  day: (years: number) => `Choose a day from the year 2000 to ${years} years ahead.`,
  assignee: "Choose somebody who works here.",
  assigneeHasNoAdoption: "This person is not assigned to the adoption, so they could not see the task.",
  animal: "Please select an animal.",
  user: "Please select a person.",
  adoption: "Please select an adoption that you may see.",
  oneSubject: "A task is about one animal, one person or one adoption.",
  repeat: (days: number) => `A task comes again daily, weekly, monthly, or every 1 to ${days} days.`,
  isDone: "This task is done. Take that back before you change it.",
  notFound: "Task not found.",
  loadFailed: "The tasks could not be loaded.",
  deleteFailed: "The task could not be deleted.",
};

const resources = {
  otherType: "Other",
  name: "Name is required.",
  type: "Resource type must be selected.",
  amount: "Amount must be an integer between 0 and 300.",
  difference: "Please say how much came or went: a whole number from -300 to 300, not 0.",
  onlyLeft: (amount: number) =>
    plural.en(amount, {
      one: "Only 1 is left: nothing was changed.",
      other: `Only ${amount} are left: nothing was changed.`,
    }),
  full: (most: number) => `More than ${most} cannot be kept: nothing was changed.`,
  goal: "Please enter a goal from 1 to 100 000 PLN, or leave it blank.",
  notFound: "Resource not found.",
  loadFailed: "Error loading resources.",
  deleteFailed: "Failed to delete resource.",
};

const news = {
  employee: "Please select an employee.",
  title: "Title is required.",
  content: "Content is required.",
  publishAt: "Please choose a date and a time.",
  publishAtPast: "Please choose a time in the future.",
  photos: "These photos cannot be read.",
  tooManyPhotos: "An article may have at most three photos.",
  invalidPhoto: "This photo does not belong to the article.",
  isPublished: "This news has been published already: its time cannot be changed any more.",
  notFound: "News not found.",
  loadFailed: "Error loading news.",
  deleteFailed: "Failed to delete news.",
};

/** The doubled word is the specification's (spec §5). */
const jobs = {
  name: "Please enter name.",
  description: "Please enter description.",
  minSalary: "Minimum Salary must be a number between 0 and 999999",
  maxSalary: "Maximum Salary must be a number number between 0 and 1000000",
  salariesCrossed: "Maximum Salary must be greater than Minimum Salary.",
  hasPending: "This job still has applications that wait for a decision.",
  notFound: "Job not found.",
  loadFailed: "Error loading Jobs.",
  deleteFailed: "Failed to delete job.",
};

const organisations = {
  name: "Please enter a name.",
  kind: "Please choose what it is.",
  email: "Please enter a valid email address, or leave it blank.",
  website: "Please enter an address that begins with https://, or leave it blank.",
  notFound: "Organisation not found.",
  loadFailed: "Error loading organisations.",
  deleteFailed: "Failed to delete organisation.",
};

const jobApplications = {
  statuses: { Pending: "Pending", Approved: "Approved", Rejected: "Rejected" },
  statusInvalid: "Status must be Pending, Approved or Rejected.",
  noteRequired: "Please enter a note.",
  notFound: "Resume not found.",
  loadFailed: "Error loading Resumes.",
  decisionFailed: {
    accept: "Failed to accept job application.",
    reject: "Failed to reject job application.",
  },
  stale: "This application has been decided in the meantime.",
};

const users = {
  profileFailed: "Failed to update profile.",
  accountFailed: "Error updating account settings.",
  saveFailed: "Error saving user.",
  deleteFailed: "Failed to delete user.",
  notFound: "User not found.",
  loadFailed: "Error loading users.",
  hasAdoption: "This user has an open adoption.",
};

const employees = {
  nameRequired: "Name is required.",
  surnameRequired: "Surname is required.",
  jobTitleRequired: "Job title is required.",
  emailRequired: "Email is required.",
  passwordRequired: "Password is required.",
  notFound: "Employee not found.",
  loadFailed: "Error loading employees.",
  saveFailed: "Error saving employee.",
  deleteFailed: "Failed to delete employee.",
  ownAccount: "You cannot delete your own employee account.",
  ownRights: "You cannot change your own admin rights.",
  lastAdmin: "The last admin cannot be deleted or demoted.",
  hasAppointment: "This employee has a future appointment.",
};

/** Staff's notes on people. */
const userNotes = {
  required: "Please write a note.",
  notFound: "Note not found.",
  notYours: "Only who wrote a note changes it.",
};

const messages = {
  stateInvalid: "State must be new, read, answered or closed.",
  replyRequired: "Please write a reply.",
  repliesSeen: "repliesSeen must be a whole number.",
  answeredMeanwhile: (name: string, ago: string) => `${name} answered ${ago}. Read it before you send yours.`,
  /** @param minutes since then */
  ago: (minutes: number) =>
    minutes < 1
      ? "just now"
      : minutes < 60
        ? plural.en(minutes, { one: "1 minute ago", other: `${minutes} minutes ago` })
        : plural.en(Math.round(minutes / 60), { one: "1 hour ago", other: `${Math.round(minutes / 60)} hours ago` }),
  noAddress: "The sender has closed their account: there is no address to write to.",
  somebody: "Somebody",
  notFound: "Message not found.",
  loadFailed: "Error loading messages.",
  saveFailed: "Operation failed.",
  deleteFailed: "Failed to delete message.",
};

/** Ready words for answers to messages. */
const replyTemplates = {
  nameRequired: "Please name the template.",
  textRequired: "Please write what the answer says.",
  notFound: "Template not found.",
  loadFailed: "Error loading the templates.",
  deleteFailed: "Failed to delete the template.",
};

/** Lists of the administration: kept views, and several rows at once. */
const listViews = {
  name: "Please name the view.",
  notFound: "This view is gone.",
  tooMany: (most: number) => `You have ${most} views of this list already. Delete one first.`,
  rows: "Choose at least one row.",
  tooManyRows: "At most 100 rows at once.",
};

/** Animals that a newsletter shows. */
const linkedAnimals = {
  unknown: "One of these animals is no longer there.",
  tooMany: "Choose at most 6 animals.",
};

const newsletterIssues = {
  subject: "Subject is required.",
  content: "Content is required.",
  notFound: "Newsletter not found.",
  loadFailed: "Error loading newsletters.",
  deleteFailed: "Failed to delete newsletter.",
  sendFailed: "Failed to send newsletter.",
  notDraft: "This newsletter is being sent or has been sent: it cannot be changed any more.",
  notScheduled: "This newsletter is not scheduled any more.",
  photos: "This is no list of pictures.",
  tooManyPhotos: "A newsletter may have at most three photos.",
  invalidPhoto: "This photo does not belong to the newsletter.",
  sendAt: "Please choose a date and a time.",
  sendAtPast: "Please choose a time in the future.",
  scheduleFailed: "The time could not be saved.",
  nobody: "Nobody has subscribed and confirmed the address yet: there is nobody to send it to.",
};

const donations = {
  /** What the payment provider's page calls a donation. */
  description: "Donation to the animal shelter",
  descriptionFor: (purpose: string) => `Donation to the animal shelter: ${purpose}`,
  statusInvalid: "Status must be PENDING, COMPLETED, CANCELED, FAILED or Refunded.",
  loadFailed: "Error loading donations.",
};

const monthlyGifts = {
  stateInvalid: "State must be beginning, active, paused or ended.",
  notFound: "Monthly gift not found.",
  loadFailed: "Error loading monthly gifts.",
  /** What the payment provider's page and the bank call it. */
  description: "Monthly gift to the animal shelter",
  descriptionFor: (purpose: string) => `Monthly gift to the animal shelter: ${purpose}`,
};

const outbox = {
  notFound: "Letter not found.",
  notGivenUp: "This letter was not given up: it was sent, or it is still waiting.",
};

const backgroundJobs = {
  none: "No failed jobs.",
  notFound: "Job not found.",
  notFailed: "This job has not failed: it is done, or it is still waiting.",
  takenOver: "Another job is doing this already.",
  loadFailed: "Error loading background jobs.",
  retryFailed: "Operation failed.",
  retried: "The job will be done again.",
};

/** Closing an account (rules §10). */
const closing = {
  confirm: "Close this account? Its personal data will be erased. This cannot be undone.",
  closed: "The account has been closed.",
  ownClosed: "Your account has been closed and your personal data erased. Thank you for having been here.",
};

/** The last error page, of the public site and of the application (spec §2.1). */
const unexpectedError = {
  title: "Unexpected Application Error",
  text: "Something went wrong on our side. Please try again in a moment.",
};

/** What the header calls a person's own area (spec §2.4). */
const panels = { staff: "Admin panel", user: "My panel" };

/** The application's document, where there is no JavaScript. */
const noScript = {
  text: "This part of the site needs JavaScript, which is switched off in your browser.",
  goHome: "Go to the home page",
};

/** Texts of records: everything in the contract that the forms of public pages do not need. */
export const sections = {
  lists,
  groups,
  caretakers,
  appointments,
  tasks,
  resources,
  news,
  jobs,
  organisations,
  jobApplications,
  users,
  employees,
  messages,
  replyTemplates,
  userNotes,
  newsletterIssues,
  linkedAnimals,
  listViews,
  donations,
  monthlyGifts,
  outbox,
  backgroundJobs,
  closing,
  panels,
  noScript,
  unexpectedError,
};
