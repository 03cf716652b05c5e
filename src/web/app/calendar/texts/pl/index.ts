export { appointments } from "./appointments.ts";
export { calendar } from "./calendar.ts";
export { calendarAddress } from "./calendar-address.ts";
export { tasks } from "./tasks.ts";
