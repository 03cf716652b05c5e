import type { AccessoryChoice, Posture } from "./composition.ts";
import type { Model } from "./model.ts";
import type { Background, Breed } from "./types.ts";

export type PictureFacts = {
  model: Model;
  breed: Breed;
  posture: Posture;
  accessory: AccessoryChoice;
  scene: Background;
  toy: string | undefined;
};

const YOUNG = { Dog: "puppy", Cat: "kitten" } as const;

/** @returns the alternative text, such as "A brown dachshund with a red collar, lying in the grass" */
export function describePicture({ model, breed, posture, accessory, scene, toy }: PictureFacts): string {
  const young = model.age === "baby" ? ` ${YOUNG[model.type]}` : "";
  const noun = young ? breed.noun.replace(/ (dog|cat)$/, "") : breed.noun;
  const who = `${model.age === "senior" ? "old " : ""}${model.coat.name} ${noun}${young}`;
  const wears =
    accessory.kind === "none"
      ? ""
      : ` with a ${accessory.cloth} ${accessory.kind === "bow" ? "bow tie" : accessory.kind}`;
  const does = posture === "portrait" ? "" : `${model.asleep ? "dozing" : posture} `;
  const beside = toy ? `, beside a ${toy}` : "";
  return `${/^[aeiou]/i.test(who) ? "An" : "A"} ${who}${wears}, ${does}${scene.place}${beside}`;
}
