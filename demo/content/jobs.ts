import type { DemoJob } from "./types.ts";

export const JOBS: readonly DemoJob[] = [
  {
    name: "Animal Caretaker",
    minSalary: 5000,
    maxSalary: 6200,
    daysAgo: 12,
    description: `You look after about twenty dogs: feeding, cleaning, walks, and the small observations on which a vet depends. You notice who has not eaten and who has made a friend, and you write it down.

We offer a contract of employment from the first day, shifts from seven to three or from ten to six, every second weekend free, work clothes, and training with our behaviourists. You need no certificate. You do need a strong back, dry humour, and patience with those who bark first.`,
  },
  {
    name: "Veterinary Technician",
    minSalary: 5800,
    maxSalary: 7400,
    daysAgo: 30,
    description: `You work beside our veterinarian in the clinic of the shelter: admissions, blood samples, assistance in the operating room, dressings, and the medicine cupboard. Two days a week you also go round the kennels and the cat rooms with the tablets.

We expect a diploma in veterinary technology and steady hands. Experience with frightened animals counts for more than years in a practice. We pay for two courses a year, and nobody here is ever alone on a night shift.`,
  },
  {
    name: "Adoption Coordinator",
    minSalary: 5600,
    maxSalary: 7000,
    daysAgo: 47,
    description: `You bring together people and animals, and stay in touch with both. You read applications, hold the first conversations, visit homes in Łódź and the neighbouring districts, and telephone a week and a month after every adoption.

You write well, listen better, and can refuse without hurting. Driving licence B is necessary, and a second language (Ukrainian or English) very welcome. Two of five days may be worked from home.`,
  },
  {
    name: "Driver and Animal Transporter",
    minSalary: 5200,
    maxSalary: 6400,
    daysAgo: 61,
    description: `You drive our two vans: to the vet school, to donors who give food, to home checks, and at any hour to an animal that has been found. You load cages so that nobody in them is afraid, and you know that one talks to the passengers.

Driving licence B with at least three years of practice, a clean record, and readiness for one week of night duty in four, which is paid extra. You will be trained in handling animals before your first journey alone.`,
  },
  {
    name: "Kitchen and Stores Assistant",
    minSalary: 4806,
    maxSalary: 5400,
    daysAgo: 75,
    description: `One hundred and twenty bowls twice a day, eleven different diets, one kitchen. You weigh, soak, mix and label, keep the shelves in order, and tell us when something is running short before it has run out.

Part-time is possible from half a post upwards, and the hours can be fitted to a school timetable. The work suits people who like order and quiet company. Old Dziadek inspects the kitchen at noon, and he is the only one who may lick a spoon.`,
  },
];
