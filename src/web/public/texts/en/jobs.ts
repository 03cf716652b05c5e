/** Job openings and the form to apply (spec §2.4, §5). */
export const jobs = {
  title: "Current Job Openings",
  description: "Work at the shelter: current job openings with salaries. Apply online with a short letter.",
  lead: "Good work, kind colleagues, and somebody who wags a tail when you come in.",
  loadFailed: "Error loading jobs.",
  none: "There are no job openings at the moment. Please look in again some other day.",
  pages: "Job openings pages",
  salary: "Salary a month",
  apply: "Apply for this Job",
  logInToApply: "Log in to Apply",
};

export const jobApplication = {
  title: "Submit Your Resume",
  firstName: "First name",
  lastName: "Last name",
  sex: "Sex",
  chooseSex: "Please choose",
  sexes: { Female: "Female", Male: "Male", Other: "Other" },
  age: "Age",
  phone: "Phone number",
  letter: "Application letter",
  letterHint: "Why this job, and why with us?",
  experience: "Experience",
  experienceHint: "Work, training, or years with animals of your own.",
  submit: "Submit Resume",
};
