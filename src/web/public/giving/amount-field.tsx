import { DONATION_LIMITS } from "../../../contract/giving/donations.ts";
import { FieldError } from "../platform/field.tsx";

/** An amount in PLN that the giver types, within the limits of a donation. */
export const AmountField = ({ name, label, labelId }: { name: string; label: string; labelId?: string }) => (
  <div className="field">
    <label htmlFor={`field-${name}`} id={labelId}>
      {label}
    </label>
    <input
      id={`field-${name}`}
      name={name}
      type="number"
      inputMode="decimal"
      min={DONATION_LIMITS.min}
      max={DONATION_LIMITS.max}
      step={10 ** -DONATION_LIMITS.decimals}
      required
      aria-describedby={`error-${name}`}
    />
    <FieldError name={name} />
  </div>
);
