/** The calendar that the program on somebody's phone reads. */
export const ownCalendar = {
  name: (shelter: string) => `${shelter}: my calendar`,
  appointment: (service: string, animal: string) => `${service}: ${animal}`,
};
