/** The administration's dashboard: its tiles (spec §2.3). */
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
};
