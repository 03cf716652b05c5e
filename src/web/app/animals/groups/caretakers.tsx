import { Button, Checkbox, Text } from "@mantine/core";
import type { Caretaker } from "../../../../contract/animals/animal-groups.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { confirmAction } from "../../platform/kit/confirm-action.tsx";
import { Section } from "../../platform/kit/section.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import type { WholeGroup } from "./animal-group.resource.ts";
import { CaretakerAdd } from "./caretaker-add.tsx";
import { useCaretakers } from "./use-caretakers.ts";

const fullName = ({ employee: { name, surname } }: Caretaker) => `${name} ${surname}`;

/** The caretakers of a group; admins add and remove them and choose the main one, others read only (spec §2.6, §6). */
export function Caretakers({ group }: { group: WholeGroup }) {
  const text = appTexts().animalGroups.caretakers;
  const mayManage = group.actions.includes("manageCaretakers");
  const { isBusy, setMain, remove } = useCaretakers(group.id);

  async function askAndRemove(caretaker: Caretaker): Promise<void> {
    const question = { title: text.removeAsk, text: fullName(caretaker), yes: text.remove, isDanger: true };
    if (await confirmAction(question)) await remove(caretaker.employeeId);
  }
  return (
    <Section title={text.title}>
      {!mayManage && <Text c="dimmed">{recordTexts().groups.viewOnly}</Text>}
      {group.caretakers.length === 0 && <Text>{text.none}</Text>}
      {group.caretakers.length > 0 && (
        <table className="data-table">
          <caption className="visually-hidden">{text.title}</caption>
          <thead>
            <tr>
              <th scope="col">{text.employee}</th>
              <th scope="col">{text.main}</th>
              {mayManage && (
                <th scope="col" className="is-action">
                  {text.remove}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {group.caretakers.map((caretaker) => (
              <tr key={caretaker.employeeId}>
                <td data-head={text.employee}>{fullName(caretaker)}</td>
                <td data-head={text.main}>
                  <Checkbox
                    aria-label={text.isMain(fullName(caretaker))}
                    checked={caretaker.isMainCaretaker}
                    disabled={!mayManage || isBusy}
                    onChange={({ currentTarget }) => setMain(caretaker.employeeId, currentTarget.checked)}
                  />
                </td>
                {mayManage && (
                  <td className="is-action">
                    <Button
                      variant="outline"
                      color="red"
                      size="xs"
                      disabled={isBusy}
                      aria-label={text.removeLabel(fullName(caretaker))}
                      onClick={() => askAndRemove(caretaker)}
                    >
                      {text.remove}
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {mayManage && <CaretakerAdd key={group.caretakers.length} group={group} />}
    </Section>
  );
}
