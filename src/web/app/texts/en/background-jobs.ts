export const backgroundJobs = {};
