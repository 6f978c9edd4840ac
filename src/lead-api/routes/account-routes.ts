import type { Route } from '../route.ts';
import { accountRoute, codeRequestRoute, signInRoute, signOutFormRoute, signOutRoute } from './account.ts';
import { passkeySignInOptionsRoute, passkeySignInRoute } from './passkey-sessions.ts';
import {
	passkeyListRoute,
	passkeyOptionsRoute,
	passkeyRegistrationRoute,
	passkeyRemovalRoute,
} from './passkeys.ts';
import { savedFrameRoute } from './saved-frame.ts';
import { codeFormRoute, signInFormRoute } from './sign-in-forms.ts';
import {
	carNoteRoute,
	carRemovalRoute,
	carSavingRoute,
	watchlistCarsRoute,
	watchlistRoute,
} from './watchlist.ts';

/** Endpoints of signing in and out, and of the watchlist. */
export const accountRoutes: readonly Route[] = [
	codeRequestRoute,
	signInRoute,
	accountRoute,
	signOutRoute,
	signOutFormRoute,
	passkeyOptionsRoute,
	passkeyRegistrationRoute,
	passkeyListRoute,
	passkeyRemovalRoute,
	passkeySignInOptionsRoute,
	passkeySignInRoute,
	codeFormRoute,
	signInFormRoute,
	carSavingRoute,
	carRemovalRoute,
	watchlistRoute,
	watchlistCarsRoute,
	carNoteRoute,
	savedFrameRoute,
];
