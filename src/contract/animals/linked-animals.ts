import { z } from "zod";
import { Id } from "../platform/shared.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";

const text = messages(() => recordTexts().linkedAnimals);

/** How many animals a text shows at most. */
export const MAX_LINKED_ANIMALS = 6;

/** An animal that a text shows, as staff see it in the form. */
export const LinkedAnimal = z.object({ id: Id, name: z.string() });
export type LinkedAnimal = z.infer<typeof LinkedAnimal>;

/** The field of a body: the animals in the order in which they are shown. */
export const linkedAnimalIds = z
  .array(Id, text.unknown)
  .max(MAX_LINKED_ANIMALS, text.tooMany)
  .transform((sent) => [...new Set(sent)]);
