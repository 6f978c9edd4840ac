import type { Route } from '../../route.ts';
import { accountRoute, codeRequestRoute, signInRoute, signOutFormRoute, signOutRoute } from './account.ts';
import { numberChangeRoute, numberCodeRoute } from './number-change.ts';
import { accountErasureRoute, ownDataRoute } from './own-data.ts';
import { passkeySignInOptionsRoute, passkeySignInRoute } from './passkey-sessions.ts';
import {
	passkeyListRoute,
	passkeyOptionsRoute,
	passkeyRegistrationRoute,
	passkeyRemovalRoute,
} from './passkeys.ts';
import { codeFormRoute, signInFormRoute } from './sign-in-forms.ts';

/** Endpoints of signing in and out, of passkeys, and of the visitor’s own data. */
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
	numberCodeRoute,
	numberChangeRoute,
	ownDataRoute,
	accountErasureRoute,
];
