import { Group, Stack, Text, Textarea } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { MAX_NOTE_LENGTH, NoteRequest, type UserNote } from "../../../../contract/people/user-notes.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { ActionButton } from "../../platform/kit/action-button.tsx";
import { confirmAction } from "../../platform/kit/confirm-action.tsx";
import { DialogForm } from "../../platform/kit/dialog-form.tsx";
import { ListPagination } from "../../platform/kit/list-pagination.tsx";
import { Loaded, Section } from "../../platform/kit/screen.tsx";
import { Sentence } from "../../platform/kit/sentence.tsx";
import { When } from "../../platform/kit/when.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { peopleTexts } from "../texts.ts";

/** What staff noted about a person, the latest first, with a form for a new note (rules §10). */
export function UserNotes({ id }: { id: number }) {
  const text = peopleTexts().userNotes;
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...apiQuery("GET /users/:id/notes", { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="form-width">
      <Section title={text.title}>
        <Text size="sm" c="dimmed">
          {text.hint}
        </Text>
        <Loaded query={query} failed={text.loadFailed}>
          {(list) =>
            list.totalCount === 0 ? (
              <Text>{text.none}</Text>
            ) : (
              <>
                <Notes userId={id} notes={list.items} />
                <ListPagination list={list} onPage={setPage} />
              </>
            )
          }
        </Loaded>
        <Group>
          <NoteForm
            part="note"
            texts={text.add}
            words=""
            send={(body) => callApi("POST /users/:id/notes", { params: { id }, body })}
          />
        </Group>
      </Section>
    </div>
  );
}

const Notes = ({ userId, notes }: { userId: number; notes: readonly UserNote[] }) => (
  <Stack component="ul" className="user-notes" gap="1rem">
    {notes.map((note) => (
      <li key={note.id}>
        <p className="as-typed">{note.text}</p>
        <Group gap="sm">
          <Text size="sm" c="dimmed">
            <WrittenBy note={note} />
          </Text>
          {note.actions.includes("edit") && <OwnNote userId={userId} note={note} />}
        </Group>
      </li>
    ))}
  </Stack>
);

function WrittenBy({ note: { writtenBy, writtenAt, editedAt } }: { note: UserNote }) {
  const text = peopleTexts().userNotes;
  return (
    <>
      <Sentence
        text={text.byAt(writtenBy ?? text.formerColleague)}
        elements={{ at: <When at={writtenAt} hasTime /> }}
      />
      {editedAt && ` (${text.edited})`}
    </>
  );
}

/** Who wrote a note may change and delete it. */
function OwnNote({ userId: id, note }: { userId: number; note: UserNote }) {
  const text = peopleTexts().userNotes;
  const params = { id, noteId: note.id };
  const ask = () => confirmAction({ title: text.deleteAsk, text: note.text, yes: text.delete, isDanger: true });
  return (
    <>
      <NoteForm
        part={`note-${note.id}`}
        texts={text.edit}
        words={note.text}
        send={(body) => callApi("PUT /users/:id/notes/:noteId", { params, body })}
      />
      <ActionButton
        text={text.delete}
        variant="subtle"
        size="compact-sm"
        color="red"
        ask={ask}
        send={() => callApi("DELETE /users/:id/notes/:noteId", { params })}
        done={text.deleted}
        failed={text.deleteFailed}
      />
    </>
  );
}

type NoteTexts = { open: string; title: string; done: string; failed: string };

type NoteFormProps = { part: string; texts: NoteTexts; words: string; send: (body: NoteRequest) => Promise<unknown> };

const NoteForm = ({ part, texts, words, send }: NoteFormProps) => (
  <DialogForm
    isOffered
    part={part}
    texts={texts}
    values={{ text: words }}
    schema={NoteRequest}
    changes={words !== ""}
    send={send}
    {...(words && { variant: "subtle", size: "compact-sm" })}
  >
    {(input) => (
      <Textarea
        {...input("text")}
        label={appTexts().words.note}
        autosize
        minRows={3}
        maxLength={MAX_NOTE_LENGTH}
        required
      />
    )}
  </DialogForm>
);
