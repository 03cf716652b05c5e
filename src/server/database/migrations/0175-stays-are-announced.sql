-- Staff's list of animals is kept, as visitors' lists are, and shows the latest stay of each. docs/decisions/0010
create trigger public_content after insert or update or delete or truncate on stays
  for each statement execute function announce_public_content();
