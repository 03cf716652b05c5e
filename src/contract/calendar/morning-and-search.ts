import { z } from "zod";
import { type ItemsOf, ofAnimal } from "../platform/morning-item.ts";
import { Day, Id, Instant } from "../platform/shared.ts";
import { TaskSubject } from "./tasks.ts";

/** What the morning list says of each kind of item of this area, beside what it says of all. */
export const MORNING = {
  appointment: {
    ...ofAnimal,
    at: Instant,
    service: z.string(),
    purpose: z.string(),
    employee: z.string(),
    hasBegun: z.boolean(),
  },
  task: {
    title: z.string(),
    dueOn: Day,
    animalId: Id.nullable(),
    subject: TaskSubject.nullable(),
  },
};
export type Waiting = ItemsOf<typeof MORNING>;
