import { setTimeout as wait } from "node:timers/promises";
import type { Kind, Setting } from "./kind.ts";
import type { Work } from "./work.ts";

const HEAD = "Animal ID,Name,Type,Intake Date,Intake Type,Outcome Date,Outcome Type";
/** How many animals a file has. */
const ROWS = 5;
const LOOK_EVERY_MS = 100;

const nameOf = (nth: number, row: number) => `import ${nth} row ${row}`;

/** What a row says of its animal. */
const contentOf = (row: number) => ({ type: "Dog", cameOn: `2019-01-0${row + 1}`, leftOn: `2019-02-0${row + 1}` });

function fileOf(nth: number): FormData {
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const { type, cameOn, leftOn } = contentOf(row);
    return `${nameOf(nth, row)},${nameOf(nth, row)},${type},${cameOn},Stray,${leftOn},Adoption`;
  });
  const form = new FormData();
  form.set("file", new Blob([`${[HEAD, ...rows].join("\r\n")}\r\n`]), "animals.csv");
  return form;
}

/** Waits for the end of an import, or of the work. */
async function untilDone({ staff }: Setting, id: number, work: Work): Promise<void> {
  while (!work.isStopping) {
    const { answer } = await staff("GET", `/imports/${id}`);
    if (answer.state !== undefined && answer.state !== "running") return;
    await wait(LOOK_EVERY_MS);
  }
}

/** Files are brought in, one after another. What was begun is promised: it must end by itself, each row once. */
const IMPORTS: Kind = {
  name: "import",
  async begin(setting, work) {
    let nth = 0;
    return async () => {
      const own = ++nth;
      const added = await setting.staff("POST", "/imports", fileOf(own));
      if (!(await work.count("import", added.status))) return;
      const id = Number(added.answer.id);
      const run = await setting.staff("POST", `/imports/${id}/run`);
      if (!(await work.count("import", run.status))) return;
      for (let row = 0; row < ROWS; row++) work.acknowledge(nameOf(own, row), contentOf(row));
      await untilDone(setting, id, work);
    };
  },
  async found({ db }) {
    const rows = await db
      .selectFrom("animals as a")
      .innerJoin("stays as s", "s.animal_id", "a.id")
      .select(["a.name", "a.type", "s.intake_on as cameOn", "s.outcome_on as leftOn"])
      .where("a.name", "like", "import %")
      .execute();
    return rows.map(({ name, ...content }) => ({ name, content }));
  },
};

export const BY_IMPORT: readonly Kind[] = [IMPORTS];
