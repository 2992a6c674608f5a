import {
  deleteAccount,
  fetchAccount,
  updateBackground,
  updateEmail,
  updateNotifications,
  updatePassword,
  updatePrivacy,
  updateUsername,
} from '../../../../app/api/contract/accountSettings.ts';
import { pauseAccount, resumeAccount } from '../../../../app/api/contract/pause.ts';
import { defineHandler, HttpError } from '../handler.ts';
import type { Account } from '../world/accountTypes.ts';
import { findAccountByEmail, type World } from '../world/createWorld.ts';
import { sendConfirmationLink } from '../world/mails.ts';
import { toMembership } from '../world/membership.ts';
import { changePassword } from '../world/tokens.ts';
import { isUsernameTaken } from '../world/vitalAnswers.ts';
import { isRightPassword } from './limitAttempts.ts';
import { endContract } from './terminationHandlers.ts';

export const settingsHandlers = [
  defineHandler(fetchAccount, ({ world, viewer }) => ({
    email: viewer.email,
    username: viewer.username,
    membership: toMembership(viewer, world.home.country, world.now()),
    notifications: viewer.notifications,
    privacy: viewer.privacy,
    pausable: true,
    downloadable: true,
  })),

  defineHandler(updateUsername, ({ world, viewer, body }) => {
    if (isUsernameTaken(world, viewer, body.firstname)) {
      throw new HttpError(422, { firstname: 'Somebody else has this name.' });
    }
    viewer.username = body.firstname;
    return true;
  }),

  defineHandler(updateBackground, ({ viewer, body }) => {
    viewer.background = body.background;
    return true;
  }),

  defineHandler(updatePassword, ({ world, viewer, claims, body }) => {
    requirePassword(world, viewer, body.password);
    changePassword(viewer, body.newPassword, claims);
    return true;
  }),

  defineHandler(updateEmail, ({ world, viewer, body }) => {
    requirePassword(world, viewer, body.password);
    const other = findAccountByEmail(world, body.email);
    if (other && other !== viewer) throw new HttpError(409, { email: 'This address is taken.' });
    const email = body.email.trim().toLowerCase();
    if (email === viewer.email) return true;
    Object.assign(viewer, { email, confirmed: false });
    sendConfirmationLink(world, viewer, 'confirmNew');
    return true;
  }),

  defineHandler(updateNotifications, ({ viewer, body }) => {
    viewer.notifications = body;
    return true;
  }),

  defineHandler(updatePrivacy, ({ viewer, body }) => {
    viewer.privacy = body;
    return true;
  }),

  defineHandler(pauseAccount, ({ world, viewer }) => {
    viewer.pausedAt ??= world.now();
    return true;
  }),

  defineHandler(resumeAccount, ({ viewer }) => {
    viewer.pausedAt = null;
    return true;
  }),

  defineHandler(deleteAccount, ({ world, viewer, body }) => {
    requirePassword(world, viewer, body.password);
    endContract(world, viewer);
    world.accounts = world.accounts.filter((account) => account !== viewer);
    return true;
  }),
];

function requirePassword(world: World, viewer: Account, password: string): void {
  if (!isRightPassword(world, viewer.email, viewer, password))
    throw new HttpError(422, { password: 'The password is not right.' });
}
