import type { Background } from "./backgrounds.ts";
import type { BreedLook } from "./looks.ts";
import type { Model } from "./model.ts";
import type { Posture, Worn } from "./staging.ts";

type Drawn = {
  model: Model;
  look: BreedLook;
  posture: Posture;
  worn: Worn;
  scene: Background;
  toy: string | undefined;
};

const YOUNG = { Dog: "puppy", Cat: "kitten" } as const;

/** A sentence that says what the picture shows: "A brown dachshund with a red collar, lying in the grass". */
export function describe({ model, look, posture, worn, scene, toy }: Drawn): string {
  const young = model.age === "baby" ? ` ${YOUNG[model.type]}` : "";
  const noun = young ? look.noun.replace(/ (dog|cat)$/, "") : look.noun;
  const who = `${model.age === "senior" ? "old " : ""}${model.coat.name} ${noun}${young}`;
  const wears = worn.kind === "none" ? "" : ` with a ${worn.cloth} ${worn.kind === "bow" ? "bow tie" : worn.kind}`;
  const does = posture === "portrait" ? "" : `${model.asleep ? "dozing" : posture} `;
  const beside = toy ? `, beside a ${toy}` : "";
  return `${/^[aeiou]/i.test(who) ? "An" : "A"} ${who}${wears}, ${does}${scene.place}${beside}`;
}
