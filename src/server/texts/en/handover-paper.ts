/** The paper that goes along with an adopted animal. Days come as they are printed. */
export const handoverPaper = {
  title: (animal: string) => `Handover of ${animal}`,
  fileName: (id: number) => `handover-${id}.pdf`,
  waits: "Day of the handover: ____________________",
  on: (day: string) => `Handed over on ${day}.`,
  fact: "Who goes home",
  facts: { animal: "Animal", chips: "Microchip", weight: "Last weight", adopter: "Goes to", contract: "Contract of" },
  doses: "What it still has to be given",
  goesAlong: "What goes along",
  things: ["Contract", "Vaccination card or pet passport", "Collar and lead, or carrier", "Food for the first days"],
  signatures: {
    adopter: (name: string) => `Day and signature: ${name}`,
    shelter: "Day and signature: for the shelter",
  },
};
