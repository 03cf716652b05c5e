import type { Job } from "../../contract/jobs.ts";
import { SHELTER } from "../../contract/shelter.ts";

/** A job as a schema.org JobPosting (rules §11). @param publicUrl the site's address without a trailing slash */
export function jobPosting(job: Job, publicUrl: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.name,
    description: job.description,
    identifier: { "@type": "PropertyValue", name: SHELTER.name, value: String(job.id) },
    url: `${publicUrl}/help/job/${job.id}`,
    hiringOrganization: { "@type": "Organization", name: SHELTER.name, sameAs: `${publicUrl}/` },
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
    streetAddress: SHELTER.street,
    postalCode: SHELTER.postalCode,
    addressLocality: SHELTER.city,
    addressCountry: SHELTER.countryCode,
  };
}
