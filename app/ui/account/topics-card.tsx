import type { SwitchedTopic, TopicChoice } from "#domain/customers/notification/topic.ts";
import type { Translate } from "#shared/translate.ts";
import { usePage } from "../parts/page.tsx";
import { AccountCard } from "./account-card.tsx";
import { topicName } from "./topic-name.ts";

type TopicsCardProps = { topics: readonly TopicChoice[]; onChoose: (choice: TopicChoice) => void };

/** Notification settings by topic and channel; each switch takes effect at once. */
export function TopicsCard({ topics, onChoose }: TopicsCardProps) {
  const { t } = usePage();
  return (
    <div id="topics" className="scroll-mt-40">
      <AccountCard
        title={t("Notification settings")}
        text={t("We always email you order confirmations and security alerts.")}
      >
        <table className="w-full text-start">
          <thead className="text-sm text-muted">
            <tr>
              <th scope="col" className="pb-2">
                <span className="sr-only">{t("Topic")}</span>
              </th>
              <th scope="col" className="w-16 px-1 pb-2 text-center text-xs font-medium sm:w-32 sm:text-sm">
                {t("In the shop")}
              </th>
              <th scope="col" className="w-16 px-1 pb-2 text-center text-xs font-medium sm:w-32 sm:text-sm">
                {t("Email")}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {topics.map((choice) => (
              <tr key={choice.topic}>
                <th scope="row" className="py-3 pe-2 text-start font-normal">
                  <span className="block font-semibold">{topicName(t, choice.topic)}</span>
                  <span className="block text-sm text-muted">{explain(t, choice.topic)}</span>
                </th>
                <Switch
                  label={`${topicName(t, choice.topic)}: ${t("In the shop")}`}
                  isOn={choice.isNotified}
                  onSwitch={(isNotified) => onChoose({ ...choice, isNotified })}
                />
                <Switch
                  label={`${topicName(t, choice.topic)}: ${t("Email")}`}
                  isOn={choice.isMailed}
                  onSwitch={(isMailed) => onChoose({ ...choice, isMailed })}
                />
              </tr>
            ))}
          </tbody>
        </table>
      </AccountCard>
    </div>
  );
}

function Switch({ label, isOn, onSwitch }: { label: string; isOn: boolean; onSwitch: (isOn: boolean) => void }) {
  return (
    <td className="text-center">
      <label className="inline-flex size-11 items-center justify-center">
        <input
          type="checkbox"
          aria-label={label}
          checked={isOn}
          onChange={(event) => onSwitch(event.currentTarget.checked)}
          className="size-5 accent-primary"
        />
      </label>
    </td>
  );
}

function explain(t: Translate, topic: SwitchedTopic): string {
  const names: Record<SwitchedTopic, string> = {
    orders: t("Updates on your orders and returns"),
    messages: t("When a shop or a customer messages you"),
    alerts: t("Back-in-stock and price-drop alerts you asked for"),
    shops: t("New products and sales from shops you follow"),
    news: t("Offers and ideas from us, now and then"),
  };
  return names[topic];
}
