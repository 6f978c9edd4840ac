import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link gives access to. */
interface Signed {
	/** What the link is for: a token of one kind of link is good for no other. */
	purpose:
		| 'photo'
		| 'resume'
		| 'alert-address'
		| 'reservation'
		| 'reservation-dealer'
		| 'online-payment'
		| 'feed-health';
	dealer: string;
	/** The id of the photo or lead, without personal data. */
	id: string;
}

/** A token for a link that ends: the id, the end and a signature over both. */
export function signedToken({ purpose, dealer, id }: Signed, ends: Date, secret: string): string {
	const payload = `${id}.${ends.getTime()}`;
	return `${payload}.${signature({ purpose, dealer, id: payload }, secret)}`;
}

/** The id in a token of this kind and dealer; null when it has ended or was altered. */
export function readSignedToken(
	token: string,
	of: Pick<Signed, 'purpose' | 'dealer'>,
	secret: string,
	now: Date,
): string | null {
	const [id = '', ends = '', given = ''] = token.split('.');
	const [a, b] = [Buffer.from(given), Buffer.from(signature({ ...of, id: `${id}.${ends}` }, secret))];
	if (a.length !== b.length || !timingSafeEqual(a, b) || now.getTime() > Number(ends)) return null;
	return id;
}

function signature({ purpose, dealer, id }: Signed, secret: string): string {
	return createHmac('sha256', secret).update(`${purpose}\n${dealer}\n${id}`).digest('base64url');
}
