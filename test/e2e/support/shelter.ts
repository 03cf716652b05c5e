import type { Animal, AnimalDetail } from "../../../src/contract/animals/animals.ts";
import type { News } from "../../../src/contract/outreach/news.ts";
import type { Job } from "../../../src/contract/people/jobs.ts";
import { MAX_PAGE_SIZE, PAGE_SIZE, type PageOf } from "../../../src/contract/platform/lists.ts";

/** What the server under test has to show, read through its own calls: expectations follow from it. */
export type Shelter = {
  lately: Animal[];
  animals: PageOf<Animal>;
  news: PageOf<News>;
  jobs: PageOf<Job>;
  /** One that can be applied for and has several pictures. */
  animal: AnimalDetail;
  reserved: Animal;
  withoutGroup: Animal;
};

/**
 * Reads the shelter.
 * @param baseUrl where the server under test listens
 * @throws when it lacks something that tests look at
 */
export async function readShelter(baseUrl: string): Promise<Shelter> {
  const read = async <T>(path: string): Promise<T> => {
    const answer = await fetch(`${baseUrl}/api${path}`);
    if (!answer.ok) throw new Error(`GET ${path} answered ${answer.status}.`);
    return (await answer.json()) as T;
  };
  const [animals, news, jobs, { items: all }] = await Promise.all([
    read<PageOf<Animal>>(`/animals?pageSize=${PAGE_SIZE.publicAnimals}`),
    read<PageOf<News>>(`/news?pageSize=${PAGE_SIZE.publicNews}`),
    read<PageOf<Job>>(`/jobs?pageSize=${PAGE_SIZE.publicJobs}`),
    read<PageOf<Animal>>(`/animals?pageSize=${MAX_PAGE_SIZE}`),
  ]);
  return {
    lately: animals.items.slice(0, PAGE_SIZE.carousel),
    animals,
    news,
    jobs,
    animal: await withPictures(all, read),
    reserved: one(all, "that is reserved", ({ status }) => status === "Reserved"),
    withoutGroup: one(all, "without a group", ({ animalGroupId }) => animalGroupId === null),
  };
}

async function withPictures(all: Animal[], read: <T>(path: string) => Promise<T>): Promise<AnimalDetail> {
  for (const { id, status } of all) {
    if (status !== "Available") continue;
    const animal = await read<AnimalDetail>(`/animals/${id}`);
    if (animal.photos.length > 2) return animal;
  }
  throw new Error("The shelter has no animal with three pictures.");
}

function one(all: Animal[], which: string, is: (animal: Animal) => boolean): Animal {
  const found = all.find(is);
  if (!found) throw new Error(`The shelter has no animal ${which}.`);
  return found;
}
