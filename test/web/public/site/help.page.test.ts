import { describe, expect, test } from "vitest";
import { mainOf, rendered, SIGNED_IN, structuredData, textOf, VISITOR } from "./site.ts";

const jobs = (count: number, totalCount = count) => ({
  items: Array.from({ length: count }, (_, at) => ({
    id: at + 7,
    name: `Caretaker <${at}>`,
    description: "Feed and walk.\n\nAlso at weekends.",
    minSalary: 4000,
    maxSalary: 5500,
  })),
  page: 1,
  pageSize: 3,
  totalCount,
});

describe("the donate page", () => {
  test("offers six tiers, each with benefits and a form that sends its amount as a number", () => {
    const tiers =
      mainOf(rendered("donate", { gifts: null, isMonthly: false })).match(/<li class="card tier.*?<\/form>/gs) ?? [];
    const shown = tiers.map((tier) => [
      textOf(tier)
        .match(/(\w+) ([\d ]+) PLN/)
        ?.slice(1, 3),
      tier.match(/value="(\d+)"/)?.[1],
    ]);
    expect(shown).toEqual([
      [["Bronze", "50"], "50"],
      [["Silver", "100"], "100"],
      [["Gold", "150"], "150"],
      [["Platinum", "250"], "250"],
      [["Diamond", "500"], "500"],
      [["Legendary", "1 000"], "1000"],
    ]);
    for (const tier of tiers) {
      expect(tier).toMatch(
        /data-endpoint="\/api\/payment\/donate".*<input type="hidden" data-number="" name="amount"/s,
      );
      expect(tier).toMatch(/<ul class="check-list"><li>/);
      expect(tier).toMatch(/<button[^>]*aria-describedby="tier-\w+">Donate<\/button>/);
    }
  });

  test("accepts another amount within the limits, in grosze", () => {
    const field = rendered("donate", { gifts: null, isMonthly: false }).match(/<input id="field-amount"[^>]*>/)?.[0];
    for (const part of ['name="amount"', 'type="number"', 'min="1"', 'max="50000"', 'step="0.01"']) {
      expect(field).toContain(part);
    }
  });

  test("offers a gift of every month where the shelter can take it, to who is signed in or logs in first", () => {
    expect(rendered("donate", { gifts: null, isMonthly: false })).not.toContain("monthly");
    const page = rendered("donate", { gifts: null, isMonthly: true }, { ...VISITOR, path: "/help/donate" });
    const [form] = page.match(/<form[^>]*monthlyGift.*?<\/form>/s) ?? [];
    expect(form).toContain('data-endpoint="/api/payment/monthly"');
    expect(form).toContain('data-sign-in="/login?redirect=%2Fhelp%2Fdonate"');
    expect(form).toMatch(/<input[^>]*name="monthlyAmount"/);
    expect(form).toContain(">Give every month</button>");
  });

  test("marks itself in the help area's navigation, and no other page of it", () => {
    const main = mainOf(rendered("donate", { gifts: null, isMonthly: false }, { ...VISITOR, path: "/help/donate" }));
    expect(main).toContain('<a href="/help/donate" aria-current="page">Donate</a>');
    expect(main.match(/aria-current/g)).toHaveLength(1);
    for (const href of ["/help/volunteer", "/help/jobs"]) expect(main).toContain(`<a href="${href}">`);
  });
});

describe("the volunteer page", () => {
  test("lists the requirements and links to the application form", () => {
    const main = mainOf(rendered("volunteer", {}));
    expect(textOf(main)).toContain("at least 16 years old");
    expect(textOf(main)).toContain("at least 3 months");
    expect(main).toMatch(
      /<a [^>]*href="\/files\/volunteer-application.pdf" download="volunteer-application.pdf">Apply Now/,
    );
  });
});

describe("the job openings", () => {
  test("show name, description and salary, and link a visitor to the login", () => {
    const main = mainOf(rendered("jobsList", { jobs: jobs(1) }));
    expect(textOf(main)).toContain("Current Job Openings");
    expect(main).toContain("<p>Feed and walk.</p><p>Also at weekends.</p>");
    expect(textOf(main)).toMatch(/4 000 – 5 500 PLN/);
    expect(main).toContain('href="/login?redirect=%2Fhelp%2Fjob%2F7" aria-describedby="job-7">Log in to Apply</a>');
  });

  test("link a signed-in person to the job", () => {
    const main = mainOf(rendered("jobsList", { jobs: jobs(1) }, SIGNED_IN));
    expect(main).toContain('href="/help/job/7" aria-describedby="job-7">Apply for this Job</a>');
  });

  test("are described for search engines, with typed text escaped", () => {
    const html = rendered("jobsList", { jobs: jobs(3) });
    const postings = structuredData(html).filter((data) => data["@type"] === "JobPosting");
    expect(postings).toHaveLength(3);
    expect(postings[0]).toMatchObject({
      title: "Caretaker <0>",
      url: "https://shelter.example/help/job/7",
      baseSalary: { currency: "PLN", value: { minValue: 4000, maxValue: 5500, unitText: "MONTH" } },
    });
    expect(html).not.toContain("Caretaker <0>");
  });

  test("have pages if there are more than fit on one", () => {
    expect(mainOf(rendered("jobsList", { jobs: jobs(3, 7) }))).toContain('aria-label="Page 3"');
    expect(mainOf(rendered("jobsList", { jobs: jobs(3) }))).not.toContain("pagination");
  });

  test("show a text if there are none, and an error if they could not be loaded", () => {
    expect(textOf(mainOf(rendered("jobsList", { jobs: jobs(0) })))).toContain(
      "There are no job openings at the moment.",
    );
    expect(mainOf(rendered("jobsList", { jobs: null }))).toMatch(/role="alert"><p>Error loading jobs\.<\/p>/);
  });
});

describe("a job's page", () => {
  const job = { id: 7, name: "Caretaker", description: "Feed.\n\nWalk.", minSalary: 4000, maxSalary: 4000 };

  test("asks for everything an application needs", () => {
    const main = mainOf(rendered("jobDetail", { job }, SIGNED_IN));
    expect(textOf(main)).toContain("Submit Your Resume");
    expect([...main.matchAll(/<(?:input|select|textarea)[^>]* name="(\w+)"/g)].map(([, name]) => name).sort()).toEqual([
      "age",
      "applicationLetter",
      "emailAddress",
      "experience",
      "firstName",
      "jobId",
      "lastName",
      "phoneNumber",
      "sex",
    ]);
    expect(main).toMatch(/data-endpoint="\/api\/job-applications"/);
    expect(main).toContain(`data-success="Thank you for applying! We'll be in touch soon."`);
    expect(main).toContain('data-failure="Failed to submit resume."');
  });

  test("is excluded from search engines, which would only find the login", () => {
    expect(rendered("jobDetail", { job }, SIGNED_IN)).toContain('<meta name="robots" content="noindex"/>');
  });
});
