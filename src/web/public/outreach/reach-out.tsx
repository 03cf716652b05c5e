import { formTexts } from "../../../contract/texts/texts.ts";
import { callPath } from "../../call-path.ts";
import { SubmitButton } from "../platform/button.tsx";
import { FormOutcome, HoneypotFields, serverErrorTexts, TextField } from "../platform/field.tsx";
import { Illustration } from "../platform/pictures.tsx";
import { pageTexts } from "../texts/texts.ts";

/** The contact form of the landing page, 'Reach Out To Us' (spec §2.4, §5). */
export function ReachOut() {
  const texts = pageTexts().landing.messages;
  return (
    <section className="wrap section reach-out" aria-labelledby="reach-out">
      <div>
        <h2 id="reach-out">{texts.title}</h2>
        <p className="lead">{texts.lead}</p>
        <Illustration name="team" />
      </div>
      <form
        className="form card"
        method="post"
        data-form="messages"
        data-endpoint={callPath("POST /contact/send")}
        data-success={formTexts().messages.sent}
        data-failure={formTexts().messages.failed}
        {...serverErrorTexts(formTexts().messages.failed)}
        noValidate
      >
        <TextField name="name" label={texts.name} autoComplete="name" />
        <TextField name="email" label={pageTexts().chrome.email} type="email" autoComplete="email" />
        <TextField name="message" label={texts.message} rows={5} />
        <HoneypotFields />
        <FormOutcome />
        <SubmitButton>{texts.send}</SubmitButton>
      </form>
    </section>
  );
}
