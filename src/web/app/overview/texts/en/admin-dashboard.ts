/** The administration's dashboard: its tiles (spec §2.3), and what admins are told about the server. */
export const adminDashboard = {
  numbers: {
    availableAnimals: (count: number) => `${count} available`,
    animalGroups: (count: number) => `${count} groups`,
    openAdoptions: (count: number) => `${count} open`,
    adoptionsWaitingForMe: (count: number) => `${count} waiting for me`,
    appointmentsToday: (count: number) => `${count} today`,
    lowResources: (count: number) => `${count} below a third`,
    news: (count: number) => `${count} published`,
    jobs: (count: number) => `${count} open`,
    pendingResumes: (count: number) => `${count} pending`,
    users: (count: number) => `${count} people`,
    employees: (count: number) => `${count} people`,
  },
  server: {
    littleDisk: (left: string) =>
      `Only ${left} are left on the server’s disk. When it is full, nothing can be saved any more: please have whoever runs the server make room.`,
    isReadOnly:
      "The database can only be read at the moment, so nothing can be saved. If this lasts longer than a few minutes, please tell whoever runs the server.",
  },
};
