import {
  deleteAccount,
  fetchAccount,
  updateBackground,
  updateEmail,
  updateNotifications,
  updatePassword,
  updatePrivacy,
  updateUsername,
} from '../../../app/api/contract/settings.ts';
import { handle, Refusal } from '../handler.ts';
import type { Account } from '../world/accounts.ts';
import { findByEmail, sendSignInLink } from '../world/createWorld.ts';
import { toMembership } from '../world/tariffs.ts';

export const settingsHandlers = [
  handle(fetchAccount, ({ world, viewer }) => ({
    email: viewer.email,
    username: viewer.username,
    membership: toMembership(viewer, world.home.country, world.now()),
    notifications: viewer.notifications,
    privacy: viewer.privacy,
  })),

  handle(updateUsername, ({ viewer, body }) => {
    viewer.username = body.firstname;
    return true;
  }),

  handle(updateBackground, ({ viewer, body }) => {
    viewer.background = body.background;
    return true;
  }),

  handle(updatePassword, ({ viewer, body }) => {
    requirePassword(viewer, body.password);
    viewer.password = body.newPassword;
    return true;
  }),

  handle(updateEmail, ({ world, viewer, body }) => {
    requirePassword(viewer, body.password);
    const other = findByEmail(world, body.email);
    if (other && other !== viewer) throw new Refusal(409, { email: 'This address is taken.' });
    viewer.email = body.email.trim().toLowerCase();
    sendSignInLink(world, viewer, 'Please confirm your new e-mail address');
    return true;
  }),

  handle(updateNotifications, ({ viewer, body }) => {
    viewer.notifications = body;
    return true;
  }),

  handle(updatePrivacy, ({ viewer, body }) => {
    viewer.privacy = body;
    return true;
  }),

  handle(deleteAccount, ({ world, viewer, body }) => {
    requirePassword(viewer, body.password);
    world.accounts = world.accounts.filter((account) => account !== viewer);
    return true;
  }),
];

function requirePassword(viewer: Account, password: string): void {
  if (viewer.password !== password) throw new Refusal(422, { password: 'The password is not right.' });
}
