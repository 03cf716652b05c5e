import { animalBody } from "./animal-bodies.ts";
import type { TestApp } from "./app.ts";
import { buildAnimal, buildEmployee } from "./builders.ts";

type Body = Record<string, unknown>;

/** One resource of the administration, for the table-driven test. */
export type ResourceCase = {
  /** Below `/api`. */
  path: string;
  /** Its subject in the audit log. */
  subject: string;
  /** The sorts of its list, each in both directions. */
  sorts: readonly string[];
  /** Makes a valid body for a new record. */
  good(shelter: TestApp): Promise<Body> | Body;
  /** The fields to change, with their new values. */
  change: Body;
  /** The field errors of an empty body, in this order (spec §5). */
  required: Readonly<Record<string, string>>;
  /** The part of a body that the record shows; left out: all of it. */
  shown?(body: Body): Body;
  /** The query with which a read answers as much as a write. */
  query?: string;
  /** Of a list that staff keep: who reads it. Staff write it, and export it whole. */
  readBy?: "anybody" | "staff";
  /** Whether admins, who may restore them, can read deleted records. */
  stays?: true;
  /** A field that is refused when a change sends it blank, with its text. */
  blank: { field: string; value: unknown; text: string };
};

let hours = 0;
/** A time that no other record of this file has. */
const freeTime = () => new Date(Date.UTC(2099, 0, 1, hours++)).toISOString();

let people = 0;
const account = (more: Body = {}) => ({ email: `person${++people}@table.test`, password: "a-longer-one", ...more });

const withoutAccount = ({ account: _account, ...rest }: Body) => rest;

/** Every resource of the administration. Tests that walk all lists have their rows from here. */
export const RESOURCES: readonly ResourceCase[] = [
  {
    path: "/news",
    readBy: "anybody",
    subject: "news",
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
    readBy: "anybody",
    subject: "job",
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
    readBy: "staff",
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
    path: "/reply-templates",
    subject: "reply template",
    sorts: ["name", "text"],
    good: () => ({ name: "Opening hours", text: "We are at {address}, call {phone}." }),
    change: { text: "Come at any time." },
    required: { name: "Please name the template.", text: "Please write what the answer says." },
    blank: { field: "text", value: " ", text: "Please write what the answer says." },
  },
  {
    path: "/appointments",
    readBy: "staff",
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
  {
    path: "/tasks",
    readBy: "staff",
    subject: "task",
    sorts: ["title", "dueOn", "assigneeName"],
    good: async ({ db }) => ({
      title: `Ring the clinic ${++people}`,
      dueOn: "2026-11-23",
      assigneeId: await buildEmployee(db),
      animalId: await buildAnimal(db),
      repeat: { days: 10 },
    }),
    change: { title: "Ring the other clinic", animalId: null },
    required: { title: "Say in a line what is to be done.", dueOn: "Choose a day." },
    blank: { field: "title", value: " ", text: "Say in a line what is to be done." },
  },
  {
    path: "/organisations",
    readBy: "staff",
    subject: "organisation",
    sorts: ["name", "kind", "city"],
    good: () => ({
      name: "Fundacja Ogon",
      kind: "rescue",
      street: "Leśna 3",
      postalCode: "90-001",
      city: "Łódź",
      phoneNumber: "+48 42 600 70 80",
      email: "kontakt@ogon.example",
      website: "https://ogon.example",
      note: "Takes old dogs.",
    }),
    change: { kind: "shelter", email: null },
    required: { name: "Please enter a name.", kind: "Please choose what it is." },
    blank: { field: "name", value: " ", text: "Please enter a name." },
  },
  {
    path: "/animals",
    subject: "animal",
    stays: true,
    sorts: ["name", "type", "age", "arrivalDate", "status"],
    good: (shelter) => animalBody(shelter),
    shown: ({ photos: _photos, ...rest }) => rest,
    change: { name: "Reks", weight: 13.5 },
    required: {
      name: "Name is required.",
      type: "Type is required.",
      sex: "Sex is required.",
      breed: "Breed is required.",
      whereFound: "Location found is required.",
      age: "Age must be a number between 0 and 100.",
      weight: "Weight must be a number greater than 0 and up to 500.",
      arrivalDate: "Arrival date is required.",
      attributeScores: "Please select a score (1–5) for all attributes.",
      photos: "Photo is required.",
    },
    blank: { field: "whereFound", value: " ", text: "Location found is required." },
  },
  {
    path: "/animal-groups",
    subject: "animal group",
    query: "?includeMembers=true",
    stays: true,
    sorts: ["name", "animalCount", "caretakerCount"],
    good: () => ({ name: `Meadow ${++people}`, description: "Big dogs.", animalIds: [] }),
    shown: ({ animalIds: _animalIds, ...rest }) => rest,
    change: { description: "Large dogs." },
    required: { name: "Name is required." },
    blank: { field: "name", value: "", text: "Name is required." },
  },
  {
    path: "/users",
    subject: "user",
    sorts: ["name", "surname", "email", "city", "phoneNumber", "adoptions"],
    good: () => ({
      account: account(),
      name: "Ola",
      surname: "Lis",
      phoneNumber: "500600700",
      postalCode: "00-001",
      city: "Łódź",
      street: "Długa 1",
      dateOfBirth: "1990-01-01",
    }),
    shown: withoutAccount,
    change: { city: "Gdańsk" },
    required: {
      "account.email": "Required",
      "account.password": "Required",
      name: "Required",
      surname: "Required",
      phoneNumber: "Use 9 digits",
      postalCode: "Format 00-000",
      city: "Required",
      street: "Required",
      dateOfBirth: "Required",
    },
    blank: { field: "city", value: "", text: "City is required." },
  },
  {
    path: "/employees",
    subject: "employee",
    sorts: ["name", "surname", "jobTitle", "email"],
    good: () => ({
      account: account({ isAdmin: false }),
      name: "Łukasz",
      surname: "Żak",
      jobTitle: "Vet",
      description: "Cats",
    }),
    shown: withoutAccount,
    change: { jobTitle: "Head vet" },
    required: {
      "account.email": "Email is required.",
      "account.password": "Password is required.",
      name: "Name is required.",
      surname: "Surname is required.",
      jobTitle: "Job title is required.",
    },
    blank: { field: "surname", value: "", text: "Surname is required." },
  },
];

/** The lists that staff keep. */
export const STAFF_LISTS = RESOURCES.filter(({ readBy }) => readBy !== undefined);
