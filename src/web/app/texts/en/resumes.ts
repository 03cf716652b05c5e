export const resumes = {};
