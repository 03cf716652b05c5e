/** Headings, buttons and questions of each kind of record in the administration, by the name that the audit log stores. */
export const recordNames = {
  animal: { name: "Animal", add: "Add Animal", delete: "Delete Animal", deleteAsk: "Delete this animal?" },
  "animal group": {
    name: "Animal Group",
    add: "Add Animal Group",
    delete: "Delete Animal Group",
    deleteAsk: "Delete this group?",
  },
  appointment: {
    name: "Appointment",
    add: "Add Appointment",
    delete: "Delete Appointment",
    deleteAsk: "Delete this appointment?",
  },
  task: { name: "Task", add: "Add Task", delete: "Delete Task", deleteAsk: "Delete this task?" },
  resource: { name: "Resource", add: "Add Resource", delete: "Delete Resource", deleteAsk: "Delete this resource?" },
  news: { name: "News", add: "Add News", delete: "Delete News", deleteAsk: "Delete this news?" },
  job: { name: "Job", add: "Add Job", delete: "Delete Job", deleteAsk: "Delete this job?" },
  "job application": {
    name: "Resume",
    add: "Add Resume",
    delete: "Delete Resume",
    deleteAsk: "Delete this resume?",
  },
  user: { name: "User", add: "Add User", delete: "Delete User", deleteAsk: "Delete this user?" },
  employee: { name: "Employee", add: "Add Employee", delete: "Delete Employee", deleteAsk: "Delete this employee?" },
  "contact message": {
    name: "Message",
    add: "Add Message",
    delete: "Delete Message",
    deleteAsk: "Delete this message?",
  },
  "reply template": {
    name: "Template of answers",
    add: "Add a template",
    delete: "Delete the template",
    deleteAsk: "Delete this template?",
  },
  organisation: {
    name: "Organisation",
    add: "Add Organisation",
    delete: "Delete Organisation",
    deleteAsk: "Delete this organisation?",
  },
  newsletter: {
    name: "Newsletter",
    add: "Add Newsletter",
    delete: "Delete Newsletter",
    deleteAsk: "Delete this newsletter?",
  },
};
