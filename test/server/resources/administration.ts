import type { TestApp } from "../support/app.ts";
import { buildAnimal, buildEmployee } from "../support/builders.ts";

type Body = Record<string, unknown>;

/** One resource of the administration, as the table-driven test walks through it. */
export type ResourceCase = {
  /** Below `/api`. */
  path: string;
  /** What it is called in the audit log. */
  subject: string;
  /** What a list can be sorted by, each way. */
  sorts: readonly string[];
  /** Whether visitors may read it. */
  isPublic?: true;
  /** A body that is taken, made anew for each record. */
  good(shelter: TestApp): Promise<Body> | Body;
  /** Fields that are changed, with what they are changed to. */
  change: Body;
  /** The fields that a body with nothing in it is refused for, in this order, each with its text (spec §5). */
  required: Readonly<Record<string, string>>;
  /** Sent blank to a record that is there: refused for this field, with its text. */
  blank: { field: string; value: unknown; text: string };
};

let hours = 0;
/** Half an hour that no other record of this file has. */
const freeTime = () => new Date(Date.UTC(2099, 0, 1, hours++)).toISOString();

/** Every resource of the administration (architecture §5). */
export const RESOURCES: readonly ResourceCase[] = [
  {
    path: "/news",
    subject: "news",
    isPublic: true,
    sorts: ["title", "content", "createdAt", "employeeFullName"],
    good: async ({ db }) => ({ employeeId: await buildEmployee(db), title: "Open day", content: "Come and see." }),
    change: { title: "Open days" },
    required: {
      employeeId: "Please select an employee.",
      title: "Title is required.",
      content: "Content is required.",
    },
    blank: { field: "title", value: " ", text: "Title is required." },
  },
  {
    path: "/jobs",
    subject: "job",
    isPublic: true,
    sorts: ["name", "description", "minSalary", "maxSalary"],
    good: () => ({ name: "Caretaker", description: "Walks the dogs.", minSalary: 4000, maxSalary: 5500 }),
    change: { maxSalary: 6000, description: "Walks and feeds the dogs." },
    required: {
      name: "Please enter name.",
      description: "Please enter description.",
      minSalary: "Minimum Salary must be a number between 0 and 999999",
      maxSalary: "Maximum Salary must be a number number between 0 and 1000000",
    },
    blank: { field: "description", value: "", text: "Please enter description." },
  },
  {
    path: "/resources",
    subject: "resource",
    sorts: ["name", "amount", "resourceTypeName"],
    good: () => ({ resourceTypeId: 1, name: "Dry food", amount: 120, description: "Target 200 kg." }),
    change: { amount: 80, resourceTypeId: 2 },
    required: {
      resourceTypeId: "Resource type must be selected.",
      name: "Name is required.",
      amount: "Amount must be an integer between 0 and 300.",
    },
    blank: { field: "amount", value: null, text: "Amount must be an integer between 0 and 300." },
  },
  {
    path: "/appointments",
    subject: "appointment",
    sorts: ["animalName", "purpose", "dateOfAppointment", "employeeFullName", "serviceTypeName"],
    good: async ({ db }) => ({
      animalId: await buildAnimal(db),
      employeeId: await buildEmployee(db),
      serviceTypeId: 1,
      purpose: "Vaccination against rabies",
      dateOfAppointment: freeTime(),
    }),
    change: { purpose: "Check-up", serviceTypeId: 2 },
    required: {
      animalId: "Please select an animal.",
      employeeId: "Please select an employee.",
      serviceTypeId: "Please select a service type.",
      purpose: "Please enter the purpose of the visit.",
      dateOfAppointment: "Please select an appointment date.",
    },
    blank: { field: "animalId", value: null, text: "Please select an animal." },
  },
];
