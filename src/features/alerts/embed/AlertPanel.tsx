import './alert-panel.css';
import { useId } from 'react';
import { EmailAlerts } from './EmailAlerts.tsx';
import { TextAlerts } from './TextAlerts.tsx';
import { useAlerts } from './use-alerts.ts';

interface Props {
	/** The path of the lead API. */
	api: string;
	/** The dealer's name. */
	name: string;
	/** 'cars', 'caravans'. */
	nouns: string;
}

/** The alerts about saved vehicles and searches that a signed-in visitor gets: by email, by text. Empty where the dealer sends none. */
export function AlertPanel({ api, name, nouns }: Props) {
	const alerts = useAlerts(api);
	const heading = useId();
	const { choice } = alerts;
	if (choice === null) return null;
	const about = { name, nouns };
	return (
		<section className="alerts" aria-labelledby={heading}>
			<h2 id={heading}>Tell me when something changes</h2>
			<p className="alerts__text">
				A price drop of {choice.price_drop_percent}% or more, a deposit, sold, back on sale, and new matches
				of the searches you saved.
			</p>
			<EmailAlerts {...alerts} choice={choice} about={about} />
			<TextAlerts {...alerts} choice={choice} about={about} />
			<p className="alerts__fine">
				At most one message a day by each, the best change first. Sent by {choice.sender}. Every message has a
				link that stops them, without signing in.
			</p>
		</section>
	);
}
