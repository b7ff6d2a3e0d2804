"use client";

import { Laptop, Smartphone, Tablet } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { mutate } from "swr";

import { SectionCard, SentNote } from "@/components/learner/account/section-card";
import { useSend } from "@/components/learner/account/use-send";
import { Loaded } from "@/components/learner/loaded";
import { named, useSessions, type Device } from "@/components/learner/queries";
import { Button } from "@/components/ui/button";
import { apiClient } from "@/lib/api/client/api-client";

const pictures = { mobile: Smartphone, tablet: Tablet, pc: Laptop } as const;

type DeviceRowProps = { device: Device; busy: boolean; onEnd: () => void };

function DeviceRow({ device, busy, onEnd }: DeviceRowProps) {
  const t = useTranslations("Learner.account");
  const format = useFormatter();
  const Picture = pictures[device.device];
  const name = [t(device.device), device.browser].filter(Boolean).join(", ");

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <span className="flex min-w-0 items-center gap-3">
        <Picture aria-hidden size={22} strokeWidth={1.75} className="shrink-0 text-ink-soft" />
        <span>
          {name}
          {device.isCurrent ? <span className="font-semibold text-teal"> ({t("thisDevice")})</span> : null}
          <span className="block text-sm text-ink-soft">
            {t("lastUsed", {
              date: format.dateTime(new Date(device.lastUsedAt), { dateStyle: "medium" }),
            })}
          </span>
        </span>
      </span>
      {device.isCurrent ? null : (
        <Button
          size="sm"
          variant="secondary"
          busy={busy}
          onClick={onEnd}
          aria-label={t("endOne", { device: name })}
        >
          {t("logOut")}
        </Button>
      )}
    </li>
  );
}

/** Where somebody is logged in; each device can be logged out, and all of them. */
export function DevicesCard({ onEnded }: { onEnded: () => void }) {
  const t = useTranslations("Learner.account");
  const sessions = useSessions();
  const { busy, error, send } = useSend();

  const endOne = (id: string) =>
    send(async () => {
      await apiClient.account.sessions[":id"].$delete({ param: { id } });
      await mutate(named("sessions"));
    });
  const endAll = () =>
    send(async () => {
      await apiClient.account.sessions.$delete();
      onEnded();
    });

  return (
    <SectionCard title={t("devices")} text={t("devicesText")}>
      <Loaded query={sessions} lines={2}>
        {(devices) => (
          <ul data-devices className="divide-y divide-line rounded-card border border-line">
            {devices.map((device) => (
              <DeviceRow key={device.id} device={device} busy={busy} onEnd={() => void endOne(device.id)} />
            ))}
          </ul>
        )}
      </Loaded>
      <SentNote error={error} />
      <Button variant="secondary" busy={busy} className="justify-self-start" onClick={() => void endAll()}>
        {t("endAll")}
      </Button>
    </SectionCard>
  );
}
