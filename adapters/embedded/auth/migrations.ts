import { sql, type Migration } from 'kysely'
import { textsForUsers } from '../users/texts-for-users'

export const authMigrations: Readonly<Record<string, Migration>> = {
  '2026-01-01-users-and-sessions': {
    up: async (db) => {
      await sql`create table users (
        user_id text primary key,
        username text not null unique,
        email text not null unique,
        password_hash text not null,
        first_name text not null,
        last_name text not null,
        mobile_number text,
        role text not null,
        permission_denies jsonb not null,
        preferred_store text,
        preferred_delivery_method text,
        default_delivery_method text not null,
        default_customer_id text,
        default_project_id text
      )`.execute(db)
      await sql`create table sessions (
        session_id text primary key,
        user_id text not null references users,
        customer_id text,
        project_id text,
        started_at timestamptz not null,
        revoked_at timestamptz
      )`.execute(db)
      await sql`create table refresh_tokens (
        token_hash text primary key,
        session_id text not null references sessions,
        expires_at timestamptz not null,
        rotated_at timestamptz
      )`.execute(db)
      await sql`create index refresh_tokens_by_expiry on refresh_tokens (expires_at)`.execute(db)
      await sql`create table log_in_attempts (
        account text not null,
        address text not null,
        attempts integer not null,
        since timestamptz not null,
        primary key (account, address)
      )`.execute(db)
      await sql`create index log_in_attempts_by_time on log_in_attempts (since)`.execute(db)
      await sql`create table signing_keys (
        key_id text primary key,
        secret text not null
      )`.execute(db)
    },
  },
  '2026-03-01-sessions-of-a-brand': {
    up: async (db) => {
      // The brand of older sessions is unknown: their users log in again.
      await sql`drop table refresh_tokens`.execute(db)
      await sql`delete from sessions`.execute(db)
      await sql`alter table sessions add column brand text not null`.execute(db)
      await sql`create index sessions_by_start on sessions (started_at)`.execute(db)
      await sql`create table refresh_tokens (
        token_hash text primary key,
        session_id text not null references sessions on delete cascade,
        expires_at timestamptz not null,
        rotated_at timestamptz
      )`.execute(db)
      await sql`create index refresh_tokens_by_expiry on refresh_tokens (expires_at)`.execute(db)
      await sql`create index refresh_tokens_by_session on refresh_tokens (session_id)`.execute(db)
    },
  },
  '2026-03-02-waits-between-log-ins': {
    up: async (db) => {
      await sql`drop table log_in_attempts`.execute(db)
      await sql`create table log_in_attempts (
        subject text primary key,
        forgotten_at timestamptz not null,
        blocked_until timestamptz not null
      )`.execute(db)
      await sql`create index log_in_attempts_by_time on log_in_attempts (forgotten_at)`.execute(db)
    },
  },
  '2026-08-02-activation-of-users': {
    up: async (db) => {
      await sql`alter table users alter column password_hash drop not null`.execute(db)
      await sql`alter table users add column active boolean not null default true`.execute(db)
      await sql`alter table users add column activated_at timestamptz`.execute(db)
      await sql`alter table users add column must_change_password boolean not null default false`.execute(db)
      // Users of before have all chosen their password.
      await sql`update users set activated_at = now()`.execute(db)
      await sql`create table credential_links (
        token_hash text primary key,
        user_id text not null references users on delete cascade,
        kind text not null,
        brand text not null,
        expires_at timestamptz not null
      )`.execute(db)
      await sql`create index credential_links_by_user on credential_links (user_id)`.execute(db)
      await sql`create index credential_links_by_expiry on credential_links (expires_at)`.execute(db)
      await sql`create table credential_requests (
        request_id text primary key,
        email text not null,
        brand text not null,
        origin text not null,
        requested_at timestamptz not null
      )`.execute(db)
    },
  },
  '2026-08-10-administered-users': {
    up: async (db) => {
      await sql`alter table users
        add column mobile_verified boolean not null default false,
        add column last_logged_in_at timestamptz,
        add column created_by text,
        add column created_at timestamptz,
        add column changed_by text,
        add column changed_at timestamptz,
        add column version integer not null default 1,
        add column first_name_key text collate "C" not null default '',
        add column last_name_key text collate "C" not null default '',
        add column search_text text not null default ''`.execute(db)
      const { rows } = await sql<Parameters<typeof textsForUsers>[0] & { readonly user_id: string }>`select
        user_id, username, email, first_name, last_name, mobile_number from users`.execute(db)
      for (const { user_id, ...user } of rows) {
        const { first_name_key, last_name_key, search_text } = textsForUsers(user)
        await sql`update users set first_name_key = ${first_name_key}, last_name_key = ${last_name_key},
          search_text = ${search_text} where user_id = ${user_id}`.execute(db)
      }
      await sql`create index sessions_by_user on sessions (user_id)`.execute(db)
    },
  },
  '2026-11-25-punchout-sessions': {
    up: async (db) => {
      await sql`alter table users add column may_punch_out boolean not null default false`.execute(db)
      await sql`alter table sessions add column is_punchout boolean not null default false`.execute(db)
    },
  },
  '2026-11-26-changes-of-email': {
    up: async (db) => {
      await sql`create table email_changes (
        token_hash text primary key,
        user_id text not null unique references users on delete cascade,
        email text not null,
        expires_at timestamptz not null
      )`.execute(db)
    },
  },
}
