import { plural } from "../../../../../contract/texts/plural.ts";

/** The calendar of appointments and visits, for staff (rules §5). */
export const calendar = {
  moveTitle: (title: string) => `Move ${title}`,
  moved: (title: string) => `${title} was moved.`,
  moveFailed: "It could not be moved.",
  when: "When",
  length: "How long",
  minutes: (minutes: number) =>
    minutes % 60 === 0
      ? plural.en(minutes / 60, { one: "1 hour", other: `${minutes / 60} hours` })
      : `${minutes} minutes`,
  who: "Who is there",
  nobody: "Whoever is on duty",
  view: "View",
  views: { month: "Month", week: "Week", day: "Day", employees: "Employees", list: "List" },
  earlier: "Earlier",
  today: "Today",
  later: "Later",
  addOn: (day: string) => `Add an appointment on ${day}`,
  more: "There is more than can be shown. Choose one employee.",
  moreOfDay: (number: number) => `${number} more`,
  empty: "Nothing is planned in these days. Click a free hour to add an appointment.",
  nothing: "Nothing planned",
  loadFailed: "Error loading the calendar.",
  offline: "You are offline. Appointments can be moved and added when the connection is back.",
  legend: "What colours and signs mean",
  kinds: { appointment: "Appointment", visit: "Visit or walk", home_check: "Home visit", fetching: "Fetching" },
  closed: "Closed",
  receives: "Receives visitors",
  details: {
    open: (title: string, time: string) => `More about ${title}, ${time}`,
    adoption: "Adoption",
    visitor: "Visitor",
    record: "Open the appointment",
    byKeys: "Move with the arrow keys",
    byForm: "Another time or person",
  },
  placing: {
    grid: "Hours of these days. Press Enter to choose a place with the arrow keys.",
    add: "New appointment",
    keys: "Arrow keys change day and time, with Shift the length; Enter saves, Escape cancels.",
    keysAdd: "Arrow keys change day and time, with Shift the length; Enter opens the form, Escape cancels.",
    free: "Nothing stands in the way.",
  },
};
