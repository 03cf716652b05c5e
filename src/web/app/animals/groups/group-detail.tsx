import { Button, Text } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import { PAGE_SIZE } from "../../../../contract/platform/lists.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { apiQuery } from "../../platform/calls.ts";
import { RestoreButton } from "../../platform/kit/archive.tsx";
import { useLeaveOnEscape } from "../../platform/kit/leave-guard.ts";
import { useListAddress } from "../../platform/kit/list-address.ts";
import { ListPagination } from "../../platform/kit/list-pagination.tsx";
import { RecordHistory } from "../../platform/kit/record-history.tsx";
import { addressOf } from "../../platform/kit/resource.ts";
import { Loaded, Screen, Section } from "../../platform/kit/screen.tsx";
import { useSession } from "../../platform/session.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { AnimalCards } from "../animal-cards.tsx";
import { animalsTexts } from "../texts.ts";
import { GROUPS, type WholeGroup } from "./animal-group.resource.ts";
import { Caretakers } from "./caretakers.tsx";

/** One group: its description, its caretakers and its animals (spec §2.6). */
export function GroupDetail({ group }: { group: WholeGroup }) {
  const text = animalsTexts().animalGroups;
  const { isAdmin } = useSession();
  const { id, name, description, animalCount, caretakerCount, actions } = group;
  const navigate = useNavigate();
  const edit = addressOf.edit(GROUPS, id);
  const mayEdit = actions.includes("edit");
  useHotkeys([["e", () => mayEdit && navigate(edit)]]);
  useLeaveOnEscape(GROUPS.list);
  return (
    <Screen
      title={name}
      actions={
        <>
          {actions.includes("restore") && <RestoreButton of={GROUPS} id={id} title={name} />}
          {mayEdit && (
            <Button component={Link} to={edit}>
              {appTexts().kit.record.edit}
            </Button>
          )}
        </>
      }
    >
      <div>
        {description && <Text className="as-typed">{description}</Text>}
        <Text c="dimmed">{`${text.animalCount(animalCount)}, ${text.caretakerCount(caretakerCount)}`}</Text>
      </div>
      <Caretakers group={group} />
      <GroupAnimals groupId={id} />
      {isAdmin && <RecordHistory subject={GROUPS.subject} id={id} />}
    </Screen>
  );
}

/** The filter for animals at the shelter, which are counted: all that are not adopted (rules §3). */
const AT_SHELTER = { availableFor: "Appointment" };

/** The group's animals at the shelter, twelve a page (spec §9). */
function GroupAnimals({ groupId }: { groupId: number }) {
  const text = animalsTexts().animalGroups;
  const { page, change } = useListAddress();
  const query = { animalGroupId: groupId, ...AT_SHELTER, pageSize: PAGE_SIZE.groupAnimals, page };
  const animals = useQuery({ ...apiQuery("GET /animals", { query }), placeholderData: keepPreviousData });
  return (
    <Section title={appTexts().words.animals}>
      <Loaded query={animals} failed={recordTexts().animals.loadFailed}>
        {(list) => (
          <>
            {list.totalCount === 0 && <Text>{text.noAnimals}</Text>}
            <AnimalCards animals={list.items} heading="h3" />
            <ListPagination list={list} onPage={(next) => change({ page: String(next) })} />
          </>
        )}
      </Loaded>
    </Section>
  );
}
