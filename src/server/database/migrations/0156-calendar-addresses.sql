-- The address from which the calendar on somebody's phone reads their appointments. Only a hash of its secret is stored.

create table calendar_addresses (
  employee_id int primary key references employees,
  token_hash bytea not null unique,
  created_at timestamptz not null
);
