import type { EmployeeKey } from "./types.ts";

/** A message of the contact form. It is unread unless `isRead` or `answeredBy` is set. */
type DemoMessage = {
  name: string;
  email: string;
  message: string;
  daysAgo: number;
  time: string;
  /** Opened on the next morning. */
  isRead?: true;
  /** Opened and answered on the next morning. */
  answeredBy?: EmployeeKey;
  /** What was answered. */
  reply?: string;
};

/** Messages of the contact form: new, read and answered ones. */
export const CONTACT_MESSAGES: readonly DemoMessage[] = [
  {
    name: "Halina Wrona",
    email: "halina.wrona@example.com",
    daysAgo: 1,
    time: "21:12",
    message:
      "Good evening,\n\nmy neighbour has gone into hospital and her cat sits on our stairs. I feed her, but I have a dog who does not agree. Could you take her for two or three weeks, or do you know somebody who could?\n\nHalina Wrona, Bałuty",
  },
  {
    name: "Class 3b, Primary School 41",
    email: "class3b@school41.example.com",
    daysAgo: 1,
    time: "10:05",
    message:
      "Dear Shelter, we have collected 14 blankets and 32 tins of food. May we bring them ourselves and see the dogs? There are 22 of us, and Mrs Adamczyk. We can be quiet if we have to.",
  },
  {
    name: "Krzysztof Bednarek",
    email: "k.bednarek@example.com",
    daysAgo: 2,
    time: "07:48",
    message:
      "I saw a tricolour dog without a collar near the Zgierska terminus this morning, thin and very shy. She ran towards the allotments. I shall pass there again at four and can bring sausage.",
  },
  {
    name: "Marta Olszewska",
    email: "marta.olszewska@example.com",
    daysAgo: 4,
    time: "19:30",
    isRead: true,
    message:
      "Hello! Are you open on public holidays? We live in Sieradz and would like to come with the children, without standing before a closed gate.",
  },
  {
    name: "Studio Fotograficzne Kadr",
    email: "studio@kadr.example.com",
    daysAgo: 6,
    time: "12:20",
    isRead: true,
    message:
      "We photograph families, and patience is our trade. Once a month we would like to photograph your animals, free of charge. Whom should we talk to?",
  },
  {
    name: "Agnieszka Pawlik",
    email: "agnieszka.pawlik@example.com",
    daysAgo: 9,
    time: "16:02",
    answeredBy: "piotr",
    reply:
      "What a good letter to begin the day with, thank you. We remember her well: she bit the vet and purred at the cleaner. The photograph will get the place above the kettle, where everybody passes.",
    message:
      "We adopted a cat from you three years ago. She is well, she is fat, and she has opinions. I only wanted to say thank you. A photograph of her on the bookshelf will follow by post.",
  },
  {
    name: "Tadeusz Górny",
    email: "t.gorny@example.com",
    daysAgo: 13,
    time: "09:15",
    answeredBy: "anna",
    reply:
      "Thank you for thinking of the animals so far ahead. A will in your own handwriting, with the full name of the shelter and our address, is enough; a notary makes it safer. Come by for a coffee whenever you like: we are glad to explain it, and we hope as you do that there is no hurry.",
    message: "How do I leave something to the shelter in my will? There is no hurry, I hope.",
  },
];
