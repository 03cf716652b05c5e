import { breeds } from "../../src/contract/texts/pl/breeds.ts";
import type { ClothName } from "./accessories.ts";
import type { PictureFacts } from "./description.ts";

const YOUNG = { Dog: "szczenię", Cat: "kocię" } as const;
const POSTURES = { portrait: "", sitting: "siedzi ", lying: "leży " } as const;
const ACCESSORIES = { collar: "z obrożą", bandana: "z chustką", scarf: "z szalikiem", bow: "z muszką" } as const;
const CLOTHS: Readonly<Record<ClothName, string>> = {
  red: "czerwonym",
  blue: "niebieskim",
  green: "zielonym",
  yellow: "żółtym",
  plum: "śliwkowym",
  turquoise: "turkusowym",
};
const TOYS: Readonly<Record<string, string>> = {
  ball: "piłki",
  bone: "kości",
  "ball of wool": "kłębka wełny",
  "toy mouse": "myszki",
};
const PLACES: Readonly<Record<string, string>> = {
  "in front of a honey-yellow wall": "na tle miodowej ściany",
  "in front of a pale blue wall": "na tle bladoniebieskiej ściany",
  "in front of a terracotta wall": "na tle ceglastej ściany",
  "in front of a soft green wall": "na tle jasnozielonej ściany",
  "in the grass": "na trawie",
  "among autumn leaves": "wśród jesiennych liści",
  "in the snow": "na śniegu",
  "on a green sofa": "na zielonej kanapie",
  "on a terracotta sofa": "na ceglastej kanapie",
  "on a blue sofa": "na niebieskiej kanapie",
  "by a window in the evening light": "przy oknie w wieczornym świetle",
};
/** The colours of coats, as adjectives to "umaszczenie". */
const COATS: Readonly<Record<string, string>> = {
  apricot: "morelowe",
  black: "czarne",
  "black and tan": "czarne podpalane",
  "black and white": "czarno-białe",
  "black with a white chest": "czarne z białą piersią",
  blue: "niebieskie",
  "blue merle": "błękitne marmurkowe",
  "blue point": "niebieskie znaczone",
  brown: "brązowe",
  "brown and white": "brązowo-białe",
  "brown tabby": "brązowe pręgowane",
  "brown tabby and white": "brązowe pręgowane z bielą",
  calico: "szylkretowe z bielą",
  chocolate: "czekoladowe",
  cream: "kremowe",
  "cream and ginger": "kremowo-rude",
  fawn: "płowe",
  "fawn and white": "płowo-białe",
  ginger: "rude",
  "ginger tabby": "rude pręgowane",
  golden: "złote",
  "grey and rose": "szaro-różowe",
  "grey and white": "szaro-białe",
  "grey tabby": "szare pręgowane",
  "lemon and white": "cytrynowo-białe",
  lilac: "liliowe",
  "pale gold": "jasnozłote",
  red: "rude",
  "red and white": "rudo-białe",
  "red tabby": "rude pręgowane",
  rose: "różowe",
  sable: "sobolowe",
  sandy: "piaskowe",
  "seal bicolour": "ciemnobrązowe dwubarwne",
  "seal point": "ciemnobrązowe znaczone",
  "silver blue": "srebrnoniebieskie",
  "silver tabby": "srebrne pręgowane",
  "smoke grey": "dymne",
  "smoky grey": "dymne",
  "steel blue and tan": "stalowoniebieskie podpalane",
  tortoiseshell: "szylkretowe",
  tricolour: "trójbarwne",
  white: "białe",
  "white and black": "biało-czarne",
  "white and tan": "biało-brązowe",
  "white with brown patches": "białe w brązowe łaty",
  yellow: "biszkoptowe",
};

/** @throws Error for words that are drawn and have no Polish yet */
function polish(words: Readonly<Record<string, string>>, english: string): string {
  const found = words[english];
  if (found === undefined) throw new Error(`The demonstration has no Polish for ${english}.`);
  return found;
}

/** @returns the alternative text in Polish, such as "Jamnik, umaszczenie rude, z obrożą w kolorze czerwonym; leży na trawie" */
export function describeInPolish({ model, breed, posture, accessory, scene, toy }: PictureFacts): string {
  const young = model.age === "baby" ? `${YOUNG[model.type]}, ` : "";
  const old = model.age === "senior" ? ", senior" : "";
  const coat = `umaszczenie ${polish(COATS, model.coat.name)}`;
  const wears =
    accessory.kind === "none" ? "" : `, ${ACCESSORIES[accessory.kind]} w kolorze ${CLOTHS[accessory.cloth]}`;
  const does = model.asleep && posture !== "portrait" ? "drzemie " : POSTURES[posture];
  const beside = toy ? `, obok ${polish(TOYS, toy)}` : "";
  const who = `${young}${polish(breeds, breed.name)}${old}`;
  return `${who.charAt(0).toUpperCase()}${who.slice(1)}, ${coat}${wears}; ${does}${polish(PLACES, scene.place)}${beside}`;
}
