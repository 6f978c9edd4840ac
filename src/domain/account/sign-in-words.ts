import type { SignInType } from './sign-in-types.ts';

/** Words of the sign-in page for one reason. */
export interface SignInWords {
	heading: string;
	text: string;
	/** The button below the code: what happens next. */
	action: string;
	/** The link that leaves without signing in. */
	back: string;
}

/**
 * Words of the sign-in page for a type; general ones without a type (resolution 89).
 *
 * @param noun what the dealer sells: 'car'
 * @param model the vehicle to be saved: 'HiLux'; null when the page does not know it
 */
export function signInWords(type: SignInType | null, noun: string, model: string | null): SignInWords {
	const name = model ?? noun;
	switch (type) {
		case 'watchlist':
			return {
				heading: `Save this ${name}`,
				text: 'Sign in with your mobile. Your list is then the same on every phone and computer you use.',
				action: `Save the ${name}`,
				back: `Back to the ${name}`,
			};
		case 'garage':
			return words(
				'Sign in to your garage',
				'What you saved, searched for and asked, in one place.',
				'Sign in',
			);
		case 'checkout':
			return words(
				`Sign in to reserve this ${noun}`,
				`So the ${noun} is held in your name, and you can cancel it yourself.`,
			);
		case 'finance':
			return words('Sign in to ask about finance', 'We’ll text you a code, so we know who’s asking.');
		case 'equifax-finance':
			return words(
				'Sign in to apply for finance',
				'We’ll text you a code, so no one else can apply in your name.',
			);
		case 'online-payment':
			return words('Sign in to pay', 'So your receipt is kept where you can find it again.');
		case 'spin-to-win':
			return words('Sign in for your spin', 'One spin each. We’ll text a code to check that it’s you.');
		case null:
			return words('Sign in', 'With your mobile number. No password to remember.', 'Sign in');
	}
}

/** The words for a visitor whose browser has used a passkey here before: what happens next is said as the button says it. */
export function welcomeBack(words: SignInWords): SignInWords {
	const next = words.action.startsWith('Save') ? `and we’ll s${words.action.slice(1)}` : 'instead of a code';
	return { ...words, heading: 'Welcome back', text: `Use your passkey ${next}.` };
}

function words(heading: string, text: string, action = 'Carry on'): SignInWords {
	return { heading, text, action, back: 'Back' };
}
