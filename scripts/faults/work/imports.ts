import { setTimeout as wait } from "node:timers/promises";
import { entry, type Kind, type Setting } from "./kind.ts";
import type { Work } from "./work.ts";

const HEAD = "Animal ID,Name,Type,Intake Date,Intake Type,Outcome Date,Outcome Type";
/** How many animals a file has. */
const ROWS = 5;
const LOOK_EVERY_MS = 100;

const idOf = (nth: number, row: number) => `import ${nth} row ${row}`;

function fileOf(nth: number): FormData {
  const rows = Array.from(
    { length: ROWS },
    (_, row) => `${idOf(nth, row)},${idOf(nth, row)},Dog,2019-01-01,Stray,2019-02-01,Adoption`,
  );
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
      for (let row = 0; row < ROWS; row++) work.acknowledge(entry(idOf(own, row), { type: "Dog" }));
      await untilDone(setting, id, work);
    };
  },
  async found({ db }) {
    const rows = await db.selectFrom("animals").select(["name", "type"]).where("name", "like", "import %").execute();
    return rows.map(({ name, type }) => entry(name, { type }));
  },
};

export const BY_IMPORT: readonly Kind[] = [IMPORTS];
