-- What staff say about an item of the morning list: until when it shall not be shown to one of them, and who has taken it
-- over. The items themselves are not stored (docs/decisions/0051): they are named by kind and id.
create table morning_put_offs (
  employee_id int not null references employees on delete cascade,
  kind text not null,
  item_id int not null,
  until_on date not null,
  primary key (employee_id, kind, item_id)
);

create table morning_handovers (
  kind text not null,
  item_id int not null,
  employee_id int not null references employees on delete cascade,
  handed_by int references employees on delete set null,
  handed_at timestamptz not null,
  primary key (kind, item_id)
);
create index morning_handovers_employee on morning_handovers (employee_id);
create index morning_handovers_by on morning_handovers (handed_by);
