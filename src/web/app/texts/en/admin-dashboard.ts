export const adminDashboard = {};
