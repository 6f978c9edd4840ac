import { sameSitePath } from './same-site-path.ts';
import { type SignInType, signInType } from './sign-in-types.ts';

/** What the address of the sign-in page asks for (WATCHLIST-004). */
export interface SignInRequest {
	/** Null for none, or an unknown one. */
	type: SignInType | null;
	/** The path that is opened after signing in. */
	redirect: string;
	/** The path that is opened by those who do not sign in. */
	back: string;
}

/** Reads the query of the sign-in page, or the same fields of a form. Only paths of the same site are followed (resolution 88). */
export function signInRequest(query: URLSearchParams): SignInRequest {
	const path = (name: string) => sameSitePath(query.get(name) ?? '') ?? '/';
	return { type: signInType(query.get('type')), redirect: path('redirect'), back: path('back') };
}
