import { ContactFields } from '../../forms/embed/form-kit.ts';

/** Contact details of a buyer, with what each is for, and who keeps them. */
export function BuyerFields({
	dealer,
	noun,
	privacy,
}: {
	dealer: string;
	noun: string;
	/** The privacy policy; null for none. */
	privacy: { label: string; href: string } | null;
}) {
	return (
		<>
			<ContactFields
				hints={{
					name: 'As on your licence',
					phone: `To call or text you about this ${noun} only`,
					email: 'For the receipt and the link to cancel',
				}}
			/>
			<p className="small muted">
				{`Collected by ${dealer} to hold this ${noun} for you, from this step on, so that we can help if you stop halfway. `}
				{privacy && (
					<a href={privacy.href} target="_blank" rel="noopener">
						Privacy policy<span className="vh"> (opens a new tab)</span>
					</a>
				)}
			</p>
		</>
	);
}
