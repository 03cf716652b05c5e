import { href } from "../contract/platform/href.ts";

/** The address of the donate page for one animal. */
export const giveForAnimal = (id: number): string => href(`/help/donate?animal=${id}`);
