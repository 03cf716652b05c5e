import { Button, Checkbox, Text } from "@mantine/core";
import type { Caretaker } from "../../../contract/animal-groups.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { Section } from "../adoptions/section.tsx";
import { confirmAction } from "../kit/confirm-action.tsx";
import type { WholeGroup } from "./animal-group.resource.ts";
import { CaretakerAdd } from "./caretaker-add.tsx";
import { useCaretakers } from "./use-caretakers.ts";

const fullName = ({ employee: { name, surname } }: Caretaker) => `${name} ${surname}`;

/** Who cares for a group; admins add, remove and mark the main one, others only look (spec §2.6, §6). */
export function Caretakers({ group }: { group: WholeGroup }) {
  const mayManage = group.actions.includes("manageCaretakers");
  const { isBusy, setMain, remove } = useCaretakers(group.id);

  async function askAndRemove(caretaker: Caretaker): Promise<void> {
    const question = { title: "Remove this caretaker?", text: fullName(caretaker), yes: "Remove", isDanger: true };
    if (await confirmAction(question)) await remove(caretaker.employeeId);
  }
  return (
    <Section title="Caretakers">
      {!mayManage && <Text c="dimmed">{recordTexts().groups.viewOnly}</Text>}
      {group.caretakers.length === 0 && <Text>Nobody cares for this group yet.</Text>}
      {group.caretakers.length > 0 && (
        <table className="data-table caretakers">
          <caption className="visually-hidden">Caretakers</caption>
          <thead>
            <tr>
              <th scope="col">Employee</th>
              <th scope="col">Main</th>
              {mayManage && (
                <th scope="col" className="is-action">
                  Remove
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {group.caretakers.map((caretaker) => (
              <tr key={caretaker.employeeId}>
                <td data-head="Employee">{fullName(caretaker)}</td>
                <td data-head="Main">
                  <Checkbox
                    aria-label={`${fullName(caretaker)} is the main caretaker`}
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
                      aria-label={`Remove ${fullName(caretaker)}`}
                      onClick={() => askAndRemove(caretaker)}
                    >
                      Remove
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
