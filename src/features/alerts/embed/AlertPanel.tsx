import type { AlertChoice } from '../../../api/alerts/alert-calls.ts';
import type { ConsentAbout } from '../../../domain/alerts/consent-words.ts';
import { AT_REST, type Channel } from './browser/channel.ts';
import { EmailAlerts } from './EmailAlerts.tsx';
import { TextAlerts } from './TextAlerts.tsx';

interface Props {
	choice: AlertChoice;
	about: ConsentAbout;
	/** The channels where they are live. */
	email?: Channel;
	text?: Channel;
}

/** The alerts about saved vehicles and searches that a signed-in visitor gets: by email, by text. */
export function AlertPanel({ choice, about, email = AT_REST, text = AT_REST }: Props) {
	return (
		<section className="alerts" aria-labelledby="alerts-heading">
			<h2 id="alerts-heading">Tell me when something changes</h2>
			<p className="alerts__text">
				A price drop of {choice.price_drop_percent}% or more, a deposit, sold, back on sale, and new matches
				of the searches you saved.
			</p>
			<EmailAlerts choice={choice} about={about} channel={email} />
			<TextAlerts choice={choice} about={about} channel={text} />
			<p className="alerts__fine">
				At most one message a day by each, the best change first. Sent by {choice.sender}. Every message has a
				link that stops them, without signing in.
			</p>
		</section>
	);
}
