import { AlertPanel } from '../../alerts/embed/AlertPanel.tsx';
import { GarageSection } from './GarageSection.tsx';
import { OwnData } from './OwnData.tsx';
import { SignInMethods } from './SignInMethods.tsx';
import type { SectionProps } from './section-props.ts';
import type { AccountEnd } from './use-account-end.ts';

/** Sign-in methods, alerts, the visitor's own data. */
export function AccountSections({ data, garage, loaded, end }: SectionProps & { end: AccountEnd }) {
	const { api, name, noun, alerts } = data;
	return (
		<>
			<div className="garage__two">
				<GarageSection id="signing-in" heading="Signing in">
					<SignInMethods
						api={api}
						garage={garage}
						onChange={loaded.load}
						signOutEverywhere={end.signOutEverywhere}
					/>
				</GarageSection>
				{alerts && (
					<section id="alerts">
						<AlertPanel api={api} name={name} nouns={noun.many} />
					</section>
				)}
			</div>
			<GarageSection id="data" heading="Your data">
				<OwnData api={api} />
			</GarageSection>
		</>
	);
}
