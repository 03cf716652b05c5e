-- Other shelters, rescues, vets and offices that animals come from or go to.
create table organisations (
  id integer generated always as identity primary key,
  name text not null check (trim(name) <> ''),
  kind text not null check (kind in ('shelter', 'rescue', 'vet', 'office', 'other')),
  street text,
  postal_code text,
  city text,
  phone_number text,
  email text,
  website text,
  note text not null default '',
  created_at timestamptz not null,
  searched text not null generated always as (fold(name || chr(10) || coalesce(city, ''))) stored
);
