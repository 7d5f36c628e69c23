import {
  activities,
  activitiesByType,
  addActivity,
  endActivity,
  expiredActivities,
  rescheduleActivity,
  startActivity,
} from './activity.ts';
import { assignLead, attendedLeads, attendLead, leads, leadShares } from './carousel.ts';
import { activitySubjects, activityTypes, prospectionMeans, tracingTypes } from './catalog.ts';
import { binder } from './binder.ts';
import type { Doors } from './client.ts';
import * as organization from './organization.ts';
import { createPostalLookup } from './postal.ts';
import { prospect, prospectChoices, prospectList, similarProspects } from './prospect.ts';
import { prospectHistory } from './prospectHistory.ts';
import { addProspect, discardProspect, editProspect, reassignProspect } from './prospectSave.ts';
import { addQuotation, quotation, quotationOptions, quotations, reassignQuotation } from './quotation.ts';
import {
  changePassword,
  exchangeToken,
  forgotPassword,
  ownerOf,
  register,
  resetPassword,
  toggleCarousel,
} from './userAccount.ts';

/** The calls of the daily work, grouped by resource. */
export type Operations = ReturnType<typeof createOperations>;

/** Binds the calls of people, activities, carousel and catalogues to their client. */
export function createOperations({ open, client, postal }: Doors) {
  const opened = binder(open);
  const bound = binder(client);
  return {
    /** Accounts and availability (API-02 to API-04, API-08). */
    user: {
      register: opened(register),
      ownerOf: opened(ownerOf),
      forgotPassword: opened(forgotPassword),
      resetPassword: opened(resetPassword),
      changePassword: bound(changePassword),
      exchangeToken: opened(exchangeToken),
      toggleCarousel: bound(toggleCarousel),
    },
    /** The state of a postal code, or null (API-06). */
    postalState: createPostalLookup(postal.send, postal.url),
    /** The queue of new leads, and what became of them (API-09, API-11, API-12). */
    carousel: {
      leads: bound(leads),
      attendLead: bound(attendLead),
      assignLead: bound(assignLead),
      attendedLeads: bound(attendedLeads),
      leadShares: bound(leadShares),
    },
    /** Activities and what is done with them (API-13 to API-15, API-19 to API-21, API-37). */
    activity: {
      activitiesByType: bound(activitiesByType),
      activities: bound(activities),
      expiredActivities: bound(expiredActivities),
      startActivity: bound(startActivity),
      addActivity: bound(addActivity),
      endActivity: bound(endActivity),
      rescheduleActivity: bound(rescheduleActivity),
    },
    /** Prospects, their registers, and what is done with them (ADL-39, UND-01 to UND-04, UND-09 to UND-11). */
    prospect: {
      prospectChoices: bound(prospectChoices),
      prospectList: bound(prospectList),
      prospect: bound(prospect),
      prospectHistory: bound(prospectHistory),
      similarProspects: bound(similarProspects),
      addProspect: bound(addProspect),
      editProspect: bound(editProspect),
      discardProspect: bound(discardProspect),
      reassignProspect: bound(reassignProspect),
    },
    /** What plans come to for a prospect (UND-32, UND-33). */
    quotation: {
      quotationOptions: bound(quotationOptions),
      quotations: bound(quotations),
      quotation: bound(quotation),
      addQuotation: bound(addQuotation),
      reassignQuotation: bound(reassignQuotation),
    },
    /** Lists to choose from (API-10, API-16 to API-18, API-60 to API-71). */
    catalog: {
      activityTypes: bound(activityTypes),
      activitySubjects: bound(activitySubjects),
      tracingTypes: bound(tracingTypes),
      prospectionMeans: bound(prospectionMeans),
      managements: bound(organization.managements),
      channelManagements: bound(organization.channelManagements),
      juniorManagements: bound(organization.juniorManagements),
      assistantManagers: bound(organization.assistantManagers),
      ownAssistantManagers: bound(organization.ownAssistantManagers),
      teamSalesManagers: bound(organization.teamSalesManagers),
      weeks: bound(organization.weeks),
      advisers: bound(organization.advisers),
      ownAdvisers: bound(organization.ownAdvisers),
      teamMembers: bound(organization.teamMembers),
      teamSalesAdvisers: bound(organization.teamSalesAdvisers),
      activeTeams: bound(organization.activeTeams),
      teamSalesTeams: bound(organization.teamSalesTeams),
    },
  };
}
