import type { ReactNode } from 'react';
import { GarageSection } from '../GarageSection.tsx';
import { OwnData } from './OwnData.tsx';

interface Props {
	api: string;
	methods: ReactNode;
	/** The panel of alerts; null for a dealer that sends none. */
	alerts: ReactNode;
}

/** Sign-in methods, alerts, the visitor's own data. */
export function AccountSections({ api, methods, alerts }: Props) {
	return (
		<>
			<div className="garage__two">
				<GarageSection id="signing-in" heading="Signing in">
					{methods}
				</GarageSection>
				{alerts !== null && <section id="alerts">{alerts}</section>}
			</div>
			<GarageSection id="data" heading="Your data">
				<OwnData api={api} />
			</GarageSection>
		</>
	);
}
