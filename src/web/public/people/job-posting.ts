import type { Job } from "../../../contract/people/jobs.ts";
import { href } from "../../../contract/platform/href.ts";
import { shelter } from "../../../contract/platform/shelter.ts";

/** A job as a schema.org JobPosting (rules §11). @param publicUrl the site's address without a trailing slash */
export function jobPosting(job: Job, publicUrl: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.name,
    description: job.description,
    identifier: { "@type": "PropertyValue", name: shelter().name, value: String(job.id) },
    url: publicUrl + href(`/help/job/${job.id}`),
    hiringOrganization: { "@type": "Organization", name: shelter().name, sameAs: `${publicUrl}/` },
    jobLocation: { "@type": "Place", address: postalAddress() },
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "PLN",
      value: { "@type": "QuantitativeValue", minValue: job.minSalary, maxValue: job.maxSalary, unitText: "MONTH" },
    },
    directApply: true,
  };
}

/** The shelter's address as a schema.org PostalAddress. */
export function postalAddress(): object {
  return {
    "@type": "PostalAddress",
    streetAddress: shelter().street,
    postalCode: shelter().postalCode,
    addressLocality: shelter().city,
    addressCountry: shelter().countryCode,
  };
}
